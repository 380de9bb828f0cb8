import {
  CLIENT_STATUSES,
  type ClientFields,
  clientStatus,
  foldText,
  formatPhone,
  isTaxId,
  normalizeTaxId,
  TAX_REGIMES,
  taxRegime,
} from '@portal/domain';
import {
  CLIENT_FIELD_LABELS as LABELS,
  CLIENT_STATUS_LABELS,
  REGIME_LABELS,
} from '#records/labels/client-labels.ts';
import { checkClientForm, optionalTexts } from '../form/client-form.ts';

export type Mistake = { column: string; reason: string };

/** One row of the file; `line` is its number in a spreadsheet, where the names of the columns are row 1. */
export type ImportRow = { line: number; name: string; taxId: string } & (
  | { kind: 'good'; fields: ClientFields }
  /** The tax id is in an earlier row, or on the device. */
  | { kind: 'repeated'; reason: string }
  | { kind: 'wrong'; mistakes: Mistake[] }
);

export type CheckedImport =
  | { kind: 'checked'; rows: ImportRow[]; /** Columns that no field is called by. */ ignored: string[] }
  | { kind: 'unreadable'; reason: string };

type Field = keyof ClientFields;

/** Enough for the largest firm twice over; past that somebody has taken the wrong file. */
export const MOST_ROWS = 5000;

/** Without one of these no row can be good. */
const REQUIRED: readonly Field[] = ['corporate_name', 'cnpj_cpf', 'tax_regime'];

/** Other names of a column, besides the one on the screen and the field's own. */
const ALSO_CALLED: Partial<Record<Field, readonly string[]>> = {
  corporate_name: ['Nome', 'Cliente', 'Nome Empresarial'],
  trade_name: ['Fantasia'],
  cnpj_cpf: ['CPF/CNPJ', 'CNPJ', 'CPF'],
  tax_regime: ['Regime'],
  status: ['Situação'],
  state: ['Estado'],
};

/**
 * The whole of a file, before anything of it is kept: each row by the decision that the form is under. `known` are
 * the names of the device's clients by tax id.
 */
export function checkImport(
  table: readonly (readonly string[])[],
  known: ReadonlyMap<string, string>,
): CheckedImport {
  const [head = [], ...body] = table;
  const filled = body.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, line: index + 2 }] : [],
  );
  const columns = columnsOf(head);
  const missing = REQUIRED.filter((field) => !columns.has(field));
  if (missing.length > 0)
    return unreadable(`Faltam as colunas: ${missing.map((f) => LABELS[f]).join(', ')}.`);
  if (filled.length === 0) return unreadable('O arquivo não tem nenhum cliente.');
  if (filled.length > MOST_ROWS) return unreadable(`O arquivo tem mais de ${MOST_ROWS} linhas. Divida-o.`);
  const used = new Set(columns.values());
  const ignored = head.filter((name, index) => name.trim() !== '' && !used.has(index));
  const rows = filled.map(({ cells, line }) => checkRow(line, cells, columns, head.length));
  return { kind: 'checked', rows: withoutRepeated(rows, known), ignored };
}

const unreadable = (reason: string) => ({ kind: 'unreadable', reason }) as const;

/** Blind to accents, capitals and punctuation. */
const folded = (name: string) => foldText(name).replace(/[^a-z0-9]/g, '');

/** Where each field is; of two columns of one name the first. */
function columnsOf(head: readonly string[]): ReadonlyMap<Field, number> {
  const names = head.map(folded);
  const fields = Object.keys(LABELS) as Field[]; // a record of all of them
  return new Map(
    fields.flatMap((field) => {
      const called = [LABELS[field], field, ...(ALSO_CALLED[field] ?? [])].map(folded);
      const index = called.map((name) => names.indexOf(name)).find((found) => found !== -1);
      return index === undefined ? [] : [[field, index]];
    }),
  );
}

function checkRow(
  line: number,
  cells: readonly string[],
  columns: ReadonlyMap<Field, number>,
  width: number,
): ImportRow {
  const cell = (field: Field) => cells[columns.get(field) ?? -1]?.trim() ?? '';
  const taxId = withItsZeros(normalizeTaxId(cell('cnpj_cpf')));
  const regime = chosen(cell('tax_regime'), TAX_REGIMES, REGIME_LABELS);
  const status =
    cell('status') === '' ? 'active' : chosen(cell('status'), CLIENT_STATUSES, CLIENT_STATUS_LABELS);
  const checked = checkClientForm({
    ...optionalTexts(cell),
    corporate_name: cell('corporate_name'),
    cnpj_cpf: taxId,
    // What is no choice is told below; the others are checked all the same.
    tax_regime: regime ?? taxRegime.enum.simples_nacional,
    status: status ?? clientStatus.enum.active,
    phone: formatPhone(cell('phone')),
  });
  const errors: Partial<Record<Field, string>> = {
    ...(checked.ok ? {} : checked.errors),
    ...(regime === null ? { tax_regime: `Use ${listOf(REGIME_LABELS)}.` } : {}),
    ...(status === null ? { status: `Use ${listOf(CLIENT_STATUS_LABELS)}.` } : {}),
  };
  const mistakes = Object.entries(errors).map(([field, reason]) => ({
    column: LABELS[field as Field], // the keys of `errors`
    reason,
  }));
  if (cells.slice(width).some((extra) => extra.trim() !== '')) {
    mistakes.push({ column: 'Linha inteira', reason: 'Tem mais células que o cabeçalho.' });
  }
  const about = { line, name: cell('corporate_name'), taxId };
  return checked.ok && mistakes.length === 0
    ? { ...about, kind: 'good', fields: checked.fields }
    : { ...about, kind: 'wrong', mistakes };
}

/** More than these no real number begins with. */
const MOST_ZEROS = 3;

/** Spreadsheets take a tax id for a number and drop the zeros it begins with: they are back where the check digits fit. */
function withItsZeros(taxId: string): string {
  if (isTaxId(taxId) || !/^\d+$/.test(taxId)) return taxId;
  const padded = [11, 14]
    .filter((length) => taxId.length < length && taxId.length >= length - MOST_ZEROS)
    .map((length) => taxId.padStart(length, '0'));
  return padded.find(isTaxId) ?? taxId;
}

/** By the word on the screen or by the stored one. */
function chosen<T extends string>(typed: string, values: readonly T[], labels: Record<T, string>): T | null {
  const wanted = folded(typed);
  return values.find((value) => folded(labels[value]) === wanted || folded(value) === wanted) ?? null;
}

const listOf = (labels: Record<string, string>) =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(Object.values(labels));

function withoutRepeated(rows: readonly ImportRow[], known: ReadonlyMap<string, string>): ImportRow[] {
  const firstLine = new Map<string, number>();
  return rows.map((row) => {
    if (row.kind !== 'good') return row;
    const { line, name, taxId } = row;
    const existing = known.get(taxId);
    const earlier = firstLine.get(taxId);
    if (earlier === undefined) firstLine.set(taxId, line);
    const reason =
      existing !== undefined
        ? `Já cadastrado: ${existing}.`
        : earlier !== undefined
          ? `Mesmo CNPJ/CPF da linha ${earlier}.`
          : null;
    return reason === null ? row : { line, name, taxId, kind: 'repeated', reason };
  });
}
