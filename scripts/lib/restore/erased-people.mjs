import { revisedRow } from './revised-row.mjs';

/** As the domain and the functions have it; a test holds them together (`domain/privacy/retention.ts`, `erase-person.ts`). */
export const ERASED_NAME = 'Pessoa removida';
export const erasedAddress = (uid) => `${uid.toLowerCase()}@removida.invalid`;
const ANSWERED = ['open', 'in_progress'];

const string = (stringValue) => ({ stringValue });
const nothing = { nullValue: null };
const no = { booleanValue: false };
const none = { arrayValue: {} };

/**
 * What a person had erased after the backup was taken: erased in its rows as well, before anybody sees them. The same ids and
 * times at each run, so that a run that comes again finds what it wrote.
 */
export class ErasedPeople {
  #erasures;
  #requests;
  #at;
  #salt;

  /** `at`: the time that the changes of rows are stamped with; `salt`: what makes their ids this restore's own. */
  constructor(ledger, { at, salt }) {
    this.#erasures = new Map(ledger.map(({ path, fields }) => [path.split('/')[1], fields]));
    this.#requests = new Map(
      [...this.#erasures.values()].map((fields) => [fields.request_id?.stringValue, fields]),
    );
    this.#at = at;
    this.#salt = salt;
  }

  has(uid) {
    return this.#erasures.has(uid);
  }

  /** A row of the firm as it is after the erasures: nothing, itself, or another revision and its receipt. */
  rowsOf(row) {
    const [, , entity, id, ...deeper] = row.path.split('/');
    if (deeper.length > 0) return [row];
    if (entity === 'preferences' && this.has(id)) return [];
    if (entity === 'notifications' && this.has(row.fields.user_id?.stringValue)) return [];
    if (entity === 'people' && this.has(id)) return this.#patched(row, nameless(row.fields));
    if (entity === 'privacy_requests' && this.#requests.has(id))
      return this.#patched(row, this.#answered(row, id));
    return [row];
  }

  /** The row of an erased account, as `erasePerson` leaves it. */
  accountOf(uid, fields) {
    const erasure = this.#erasures.get(uid);
    const erasedAt = erasure.erased_at ?? { timestampValue: this.#at };
    return {
      ...fields,
      full_name: string(ERASED_NAME),
      email: string(erasedAddress(uid)),
      email_verified: no,
      phone: nothing,
      client_id: nothing,
      client_ids: none,
      paused_client_ids: none,
      last_login_at: nothing,
      is_active: no,
      blocked_at: erasedAt,
      blocked_by: erasure.erased_by ?? nothing,
      erased_at: erasedAt,
    };
  }

  #answered({ fields }, id) {
    if (!ANSWERED.includes(fields.state?.stringValue)) return {};
    const at = this.#requests.get(id).erased_at?.timestampValue ?? this.#at;
    const day = at.slice(0, 10).split('-').reverse().join('/');
    return { state: string('done'), answer: string(`Os dados desta pessoa foram apagados em ${day}.`) };
  }

  #patched(row, changes) {
    return revisedRow(row, changes, { at: this.#at, salt: this.#salt });
  }
}

/** What of a person's row names them or lets them in; nothing where it does not any more. */
function nameless({ full_name, client_ids, is_active }) {
  return {
    ...(full_name?.stringValue !== ERASED_NAME && { full_name: string(ERASED_NAME) }),
    ...((client_ids?.arrayValue?.values ?? []).length > 0 && { client_ids: none }),
    ...(is_active?.booleanValue === true && { is_active: no }),
  };
}
