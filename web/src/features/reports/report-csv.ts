import { csvBlob } from '#records/csv/csv.ts';
import type { ReportTable } from './report-tables.ts';

/** The tables of a report below each other, each under its title, as they are shown. */
export function reportCsv(tables: readonly ReportTable[]): Blob {
  return csvBlob(
    tables.flatMap(({ title, head, rows }, at) => [
      ...(at === 0 ? [] : [['']]),
      [title],
      head,
      ...rows.map(({ cells }) => cells),
    ]),
  );
}
