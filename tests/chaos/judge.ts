import type { Act } from './ledger.ts';
import type { DeviceWork } from './page/hands.ts';

export type ServerRow = {
  entity: string;
  id: string;
  rev: number;
  fields: Readonly<Record<string, unknown>>;
  /** How many operations the server holds a receipt of. */
  receipts: number;
  /** Of a document: the objects in its folder, each with its SHA-256. */
  objects: readonly { path: string; sha256: string }[];
};

export type Verdict = { lost: string[]; doubled: string[]; stuck: string[]; attention: string[] };

/** Holds what was done against what the server has, and what is left on the device. */
export function judge(acts: readonly Act[], rows: readonly ServerRow[], work: DeviceWork): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], stuck: [], attention: [] };
  for (const act of acts) if (act.kind === 'create') judgeCreate(act, rows, work, verdict);
  for (const edits of byRow(acts)) judgeEdits(edits, rows, work, verdict);
  for (const row of rows)
    if (row.rev > row.receipts)
      verdict.doubled.push(`${row.entity}/${row.id}: revision ${row.rev} with ${row.receipts} receipts`);
  for (const entry of work.entries)
    if (entry.state !== 'parked')
      verdict.stuck.push(`${entry.kind} of ${entry.entity}/${entry.doc_id} is ${entry.state}`);
  for (const upload of work.uploads)
    if (upload.state !== 'parked') verdict.stuck.push(`upload of ${upload.document_id} is ${upload.state}`);
  return verdict;
}

type Create = Extract<Act, { kind: 'create' }>;
type Edit = Extract<Act, { kind: 'edit' }>;

function judgeCreate(act: Create, rows: readonly ServerRow[], work: DeviceWork, verdict: Verdict): void {
  const name = `${act.entity} '${act.value}'`;
  const found = rows.filter((row) => row.entity === act.entity && row.fields[act.field] === act.value);
  if (found.length > 1) verdict.doubled.push(`${name}: ${found.length} rows`);
  const [row] = found;
  if (row !== undefined) return judgeFile(act, row, name, verdict);
  const entry = work.entries.find(
    ({ entity, patch }) => entity === act.entity && patch[act.field] === act.value,
  );
  if (entry !== undefined) tellLeft(entry.state, `${name}: ${entry.error_kind ?? ''}`, verdict);
  else if (act.certain) verdict.lost.push(name);
}

function judgeFile(act: Create, row: ServerRow, name: string, verdict: Verdict): void {
  if (act.sha256 === null) return;
  if (row.objects.length > 1) verdict.doubled.push(`${name}: ${row.objects.length} objects`);
  const isWhole = row.objects.some(
    ({ path, sha256 }) => path === row.fields['storage_path'] && sha256 === act.sha256,
  );
  if (!isWhole) verdict.lost.push(`${name}: not these bytes`);
}

/** The last word that was confirmed as kept is valid, or one after it whose outcome nobody knows. */
function judgeEdits(
  edits: readonly Edit[],
  rows: readonly ServerRow[],
  work: DeviceWork,
  verdict: Verdict,
): void {
  const [first] = edits;
  if (first === undefined) return;
  const lastCertain = edits.findLastIndex(({ certain }) => certain);
  if (lastCertain < 0) return;
  const row = rows.find(({ entity, id }) => entity === first.entity && id === first.id);
  const value = row?.fields[first.field];
  if (edits.slice(lastCertain).some((edit) => edit.value === value)) return;
  const name = `${first.entity}/${first.id}: '${edits[lastCertain]?.value ?? ''}', the server has '${String(value)}'`;
  const entry = work.entries.find(({ doc_id }) => doc_id === first.id);
  if (entry === undefined) verdict.lost.push(name);
  else tellLeft(entry.state, `${name}: ${entry.error_kind ?? ''}`, verdict);
}

/** What waits is reported with the entries themselves. */
function tellLeft(state: string, name: string, verdict: Verdict): void {
  if (state === 'parked') verdict.attention.push(name);
}

function byRow(acts: readonly Act[]): Edit[][] {
  const groups = new Map<string, Edit[]>();
  for (const act of acts) {
    if (act.kind !== 'edit') continue;
    const key = `${act.entity}/${act.id}`;
    groups.set(key, [...(groups.get(key) ?? []), act]);
  }
  return [...groups.values()];
}
