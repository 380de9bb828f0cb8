import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ActName, type ActValues, FUNCTION_AUTHOR, makeOperationId } from '@portal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

type Act = {
  name: ActName;
  tenantId: string;
  /** Who acts. */
  uid: string;
  entity: 'app_users' | 'tenants' | 'invitations';
  docId: string;
  before: ActValues;
  after: ActValues;
};

/**
 * The entry of an administrative act, in the act's own transaction: neither is there without the other. Of both sides
 * only what differs is kept; where nothing does, nothing was done.
 */
export function recordAct(transaction: Transaction, { name, tenantId, uid, entity, docId, ...sides }: Act) {
  const { before, after } = differing(sides.before, sides.after);
  if (Object.keys({ ...before, ...after }).length === 0) return;
  const id = makeOperationId(FUNCTION_AUTHOR, randomUUID());
  transaction.create(db.doc(`tenants/${tenantId}/audit/${id}`), {
    uid,
    entity,
    doc_id: docId,
    client_id: null,
    kind: 'act',
    act: name,
    before,
    after,
    at: FieldValue.serverTimestamp(),
  });
}

function differing(before: ActValues, after: ActValues): { before: ActValues; after: ActValues } {
  const differs = ([name]: [string, unknown]) => !isDeepStrictEqual(before[name], after[name]);
  const changedOf = (values: ActValues) => Object.fromEntries(Object.entries(values).filter(differs));
  return { before: changedOf(before), after: changedOf(after) };
}
