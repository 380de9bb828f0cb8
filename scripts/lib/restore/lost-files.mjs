import { revisedRow } from './revised-row.mjs';

/** `MISSING_FILE.lost` of the domain. A test holds them together. */
export const FILE_LOST = 'O arquivo não está mais no servidor.';

/** Documents whose bytes are nowhere say so, so that a device that still keeps them can offer them. */
export class LostFiles {
  #held;
  #revision;
  #paths = new Set();

  /** `held`: every path that has bytes; `at` and `salt` as in `revisedRow`. */
  constructor(held, { at, salt }) {
    this.#held = held;
    this.#revision = { at, salt };
  }

  /** Of the rows that it was asked about. */
  get paths() {
    return [...this.#paths];
  }

  /** The row itself, or its next revision as one without a file, with the receipt of that. */
  rowsOf(row) {
    const [, , entity, , ...deeper] = row.path.split('/');
    if (entity !== 'documents' || deeper.length > 0 || !isExpected(row.fields)) return [row];
    const file = row.fields.storage_path?.stringValue;
    if (this.#held.has(file)) return [row];
    this.#paths.add(file);
    const changes = { check: { stringValue: 'refused' }, check_reason: { stringValue: FILE_LOST } };
    return revisedRow(row, changes, this.#revision);
  }
}

/** What was refused, and what somebody removed, may have lost its bytes. */
const isExpected = ({ check, deleted_at }) =>
  check?.stringValue !== 'refused' && 'nullValue' in (deleted_at ?? {});
