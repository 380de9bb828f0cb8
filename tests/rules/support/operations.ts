import { randomUUID } from 'node:crypto';
import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import {
  COLLECTIONS,
  ERASED_COLLECTIONS,
  IMMUTABLE_FIELDS,
  REVISION_STAMPS,
  SERVER_TIME_FIELDS,
  makeOperationId,
  receiptClientId,
  type EntityName,
} from '@portal/domain';
import { FIRM, uidOf, type Persona } from './personas.ts';
import { toStored, type StoredRow } from './rows.ts';

export const newId = () => randomUUID().replaceAll('-', '');

/** A row that exists, as an operation finds it. */
export type ExistingRow = { tenant: string; entity: EntityName; id: string; row: StoredRow };

/** One honest operation before it is committed. Attacks change a part of it. */
export type Operation = ExistingRow & { opId: string; receipt: DocumentData };

type Place = { tenant?: string; id?: string };

export function createOperation(
  author: Persona,
  entity: EntityName,
  fields: Record<string, unknown>,
  place: Place = {},
): Operation {
  const uid = uidOf(author);
  const tenant = place.tenant ?? FIRM;
  const row = {
    ...withServerTimes(entity, toStored(fields)),
    tenant_id: tenant,
    created_at: serverTimestamp(),
    created_by: uid,
    deleted_at: null,
  };
  const existing = { tenant, entity, id: place.id ?? newId(), row };
  return revised(existing, uid, { kind: 'create', rev: 1, fields: Object.keys(row) });
}

export function patchOperation(
  author: Persona,
  existing: ExistingRow,
  patch: Record<string, unknown>,
): Operation {
  const changed = withServerTimes(existing.entity, toStored(patch));
  return revised({ ...existing, row: { ...existing.row, ...changed } }, uidOf(author), {
    kind: 'patch',
    rev: Number(existing.row['rev']) + 1,
    fields: Object.keys(patch),
  });
}

export function removeOperation(author: Persona, existing: ExistingRow): Operation {
  const emptied = Object.fromEntries(contentFields(existing).map((name) => [name, null]));
  return revised(
    { ...existing, row: { ...existing.row, ...emptied, deleted_at: serverTimestamp() } },
    uidOf(author),
    {
      kind: 'remove',
      rev: Number(existing.row['rev']) + 1,
      fields: [...Object.keys(emptied).filter((name) => existing.row[name] !== null), 'deleted_at'],
    },
  );
}

/** What removal empties: of an erased collection every field of its own but the immutable ones. */
function contentFields({ entity }: ExistingRow): string[] {
  if (!(ERASED_COLLECTIONS as readonly string[]).includes(entity)) return [];
  return Object.keys(COLLECTIONS[entity].shape).filter(
    (name) => !(IMMUTABLE_FIELDS as readonly string[]).includes(name),
  );
}

function revised(
  existing: ExistingRow,
  uid: string,
  change: { kind: 'create' | 'patch' | 'remove'; rev: number; fields: string[] },
): Operation {
  const opId = makeOperationId(uid, randomUUID());
  const row = {
    ...existing.row,
    rev: change.rev,
    updated_at: serverTimestamp(),
    updated_by: uid,
    last_op: opId,
  };
  const receipt = {
    uid,
    entity: existing.entity,
    doc_id: existing.id,
    client_id: receiptClientId(row),
    rev: change.rev,
    kind: change.kind,
    fields: change.fields.filter(isContent),
    at: serverTimestamp(),
  };
  return { ...existing, opId, row, receipt };
}

/** As the push does: such a field carries the server's time whatever the device said. */
function withServerTimes(entity: EntityName, row: StoredRow): StoredRow {
  const times = (SERVER_TIME_FIELDS[entity] ?? []).filter((name) => (row[name] ?? null) !== null);
  return { ...row, ...Object.fromEntries(times.map((name) => [name, serverTimestamp()])) };
}

export const withRow = (operation: Operation, changes: StoredRow): Operation => ({
  ...operation,
  row: { ...operation.row, ...changes },
});

export const withReceipt = (operation: Operation, changes: DocumentData): Operation => ({
  ...operation,
  receipt: { ...operation.receipt, ...changes },
});

/** The same operation under another id, in the row and as the receipt's name. */
export const withOperationId = (operation: Operation, opId: string): Operation => ({
  ...withRow(operation, { last_op: opId }),
  opId,
});

/** An attack told honestly: the row changes, and the receipt names the fields as they then are. */
export function withHonestRow(operation: Operation, changes: StoredRow): Operation {
  const { receipt } = operation;
  const row = { ...operation.row, ...changes };
  const fields = [...new Set([...(receipt['fields'] as string[]), ...Object.keys(changes)])]; // set above
  return {
    ...operation,
    row,
    receipt: { ...receipt, client_id: receiptClientId(row), fields: fields.filter(isContent) },
  };
}

const isContent = (name: string) => !(REVISION_STAMPS as readonly string[]).includes(name);

/** A row without one of its fields, and a receipt that does not name it. */
export function withoutField(operation: Operation, name: string): Operation {
  const { [name]: _gone, ...row } = operation.row;
  const fields = (operation.receipt['fields'] as string[]).filter((field) => field !== name); // set above
  return withReceipt({ ...operation, row }, { fields });
}
