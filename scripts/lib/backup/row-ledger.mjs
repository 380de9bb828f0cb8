/** Receipts are erased after so many whole years (`receiptsKeptFrom` of the domain; CTN, art. 173, I). */
const RECEIPT_YEARS = 5;
const receiptsKeptFrom = (at) => `${Number(at.slice(0, 4)) - RECEIPT_YEARS}-01-01`;

/** Erased with their person, without a receipt of their own. */
const LEAVES_WITH_PERSON = ['preferences', 'notifications'];

/**
 * Holds rows against receipts: what is of one time agrees. A receipt newer than its row would hide for ever that
 * something is lost, since a device takes it as proof that its work arrived.
 */
export class RowLedger {
  #tenant;
  #receiptsFrom;
  #rows = new Map();
  #receipts = new Map();
  #newest = new Map();
  #members = new Set();
  #belowMembers = [];
  #hasErasedPerson = false;
  #foreign = [];
  /** What document rows say of their bytes: `{path, isExpected}`. */
  documents = [];

  /** `at`: the time of the rows, as text. */
  constructor(tenant, at) {
    this.#tenant = tenant;
    this.#receiptsFrom = receiptsKeptFrom(at);
  }

  add({ path, fields }) {
    const [root, owner, collection, id, ...deeper] = path.split('/');
    if (root === 'app_users') this.#addMember(path, owner, collection, fields);
    else if (root !== 'tenants' || owner !== this.#tenant) this.#foreign.push(path);
    else if (collection === 'audit' && deeper.length === 0) this.#addReceipt(id, fields);
    else if (collection !== undefined && deeper.length === 0) this.#addRow(collection, id, fields);
  }

  /** A line for each thing that does not agree. */
  disagreements() {
    const strays = this.#belowMembers.filter(({ uid }) => !this.#members.has(uid)).map(({ path }) => path);
    return [
      ...[...this.#foreign, ...strays].map((path) => `${path} is another firm's`),
      ...[...this.#rows].flatMap(([row, found]) => this.#wrongOfRow(row, found)),
      ...[...this.#newest].flatMap(([row, receipt]) => this.#wrongOfReceipt(row, receipt)),
    ];
  }

  #addMember(path, uid, collection, fields) {
    if (collection === undefined) {
      if (text(fields.tenant_id) !== this.#tenant) this.#foreign.push(path);
      if (text(fields.erased_at) !== null) this.#hasErasedPerson = true;
      this.#members.add(uid);
    } else this.#belowMembers.push({ path, uid });
  }

  #addReceipt(op, fields) {
    // An administrative act is about no revision.
    if (text(fields.kind) === 'act') return;
    const row = `${text(fields.entity)}/${text(fields.doc_id)}`;
    const receipt = { op, row, rev: Number(text(fields.rev)), kind: text(fields.kind) };
    this.#receipts.set(op, receipt);
    if (receipt.rev > (this.#newest.get(row)?.rev ?? 0)) this.#newest.set(row, receipt);
  }

  #addRow(collection, id, fields) {
    this.#rows.set(`${collection}/${id}`, {
      rev: Number(text(fields.rev) ?? 0),
      lastOp: text(fields.last_op),
      at: text(fields.updated_at),
    });
    if (collection !== 'documents') return;
    // What was refused, and what somebody removed, may have lost its bytes.
    const isExpected = text(fields.check) !== 'refused' && text(fields.deleted_at) === null;
    this.documents.push({ path: text(fields.storage_path), isExpected });
  }

  #wrongOfRow(row, { rev, lastOp, at }) {
    // Not of the protocol: written by functions alone, mirrored by nobody.
    if (lastOp === null && rev === 0) return [];
    const receipt = this.#receipts.get(lastOp);
    if (receipt === undefined)
      // It had its time.
      return at !== null && at < this.#receiptsFrom
        ? []
        : [`${row}: the receipt of revision ${rev} is missing`];
    const agrees = receipt.row === row && receipt.rev === rev;
    return agrees
      ? []
      : [`${row}: revision ${rev} has the receipt of ${receipt.row}, revision ${receipt.rev}`];
  }

  #wrongOfReceipt(row, { rev, kind }) {
    const found = this.#rows.get(row);
    if (found !== undefined) {
      return found.rev >= rev
        ? []
        : [`${row}: a receipt of revision ${rev} is newer than the row, ${found.rev}`];
    }
    // A tombstone is erased in time; so is what was a removed person's alone.
    const isErased =
      kind === 'remove' || (this.#hasErasedPerson && LEAVES_WITH_PERSON.includes(row.split('/')[0]));
    return isErased ? [] : [`${row}: there is a receipt of revision ${rev} and no row`];
  }
}

/** A value of one of Firestore's types, as text; null where it is null or missing. */
function text(value) {
  const [type, content] = Object.entries(value ?? {})[0] ?? ['nullValue'];
  return type === 'nullValue' ? null : String(content);
}
