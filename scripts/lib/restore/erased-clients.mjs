import { revisedRow } from './revised-row.mjs';

/** As `emptyMirrored` of the functions has it: what a tombstone keeps. A test holds them together. */
export const STAYS = new Set([
  ...['tenant_id', 'client_id', 'user_id', 'kind', 'created_at', 'created_by'],
  ...['rev', 'updated_at', 'updated_by', 'last_op', 'deleted_at'],
]);
const nothing = { nullValue: null };
const isNothing = (value) => value === undefined || 'nullValue' in value;

/** What was erased after a contract had ended stays empty, whatever the backup has of it. */
export class ErasedClients {
  #lines;
  #revision;

  /** `at`: the time that the changes of rows are stamped with; `salt`: what makes their ids this restore's own. */
  constructor(ledger, { at, salt }) {
    this.#lines = ledger.flatMap(({ fields }) =>
      fields.client_id === undefined
        ? []
        : [
            {
              clientId: fields.client_id.stringValue,
              entities: (fields.entities?.arrayValue?.values ?? []).map(({ stringValue }) => stringValue),
              beganAt: Date.parse(fields.began_at?.timestampValue ?? at),
            },
          ],
    );
    this.#revision = { at, salt };
  }

  /** The row itself, or its next revision without content, with the receipt of that. */
  rowsOf(row) {
    const [, , entity, id, ...deeper] = row.path.split('/');
    const clientId = entity === 'clients' ? id : row.fields.client_id?.stringValue;
    if (deeper.length > 0 || clientId === undefined) return [row];
    const madeAt = Date.parse(row.fields.created_at?.timestampValue ?? '');
    const isErased = this.#lines.some(
      (line) => line.clientId === clientId && line.entities.includes(entity) && !(madeAt > line.beganAt),
    );
    return isErased ? revisedRow(row, this.#emptied(row.fields), this.#revision) : [row];
  }

  /** Whether the file was erased with its client. */
  hasFile(path) {
    const [, , clientId] = path.split('/');
    return this.#lines.some((line) => line.clientId === clientId && line.entities.includes('documents'));
  }

  #emptied(fields) {
    const content = Object.keys(fields).filter((name) => !STAYS.has(name) && !isNothing(fields[name]));
    return {
      ...Object.fromEntries(content.map((name) => [name, nothing])),
      ...(isNothing(fields.deleted_at) && { deleted_at: { timestampValue: this.#revision.at } }),
    };
  }
}
