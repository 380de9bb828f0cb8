import { ERASURE_PART_NAMES, type EntityName, ERASURE_PARTS, type ErasurePart } from '@portal/domain';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';

/** One line of ids for each part of a client, outside of every backup: a restore leaves empty what it names. */
const lineOf = ({ tenantId, clientId }: Client, part: ErasurePart): DocumentReference =>
  db.doc(`erasures/client_${tenantId}_${clientId}_${part}`);

/** What came after a part was erased goes with the client: its last part is all of them once more. */
export const entitiesOf = (part: ErasurePart): readonly EntityName[] =>
  part === 'client' ? Object.values(ERASURE_PARTS).flat() : ERASURE_PARTS[part];

type Client = { tenantId: string; clientId: string };

/** The parts of which everything was erased. */
export async function erasedParts(client: Client): Promise<ReadonlySet<ErasurePart>> {
  const lines = await db.getAll(...ERASURE_PART_NAMES.map((part) => lineOf(client, part)));
  return new Set(ERASURE_PART_NAMES.filter((_, at) => lines[at]?.get('finished_at') !== undefined));
}

/** Before the first row goes: what a run that ends early has erased is not brought back either. */
export async function beginErasure(
  transaction: Transaction,
  client: Client,
  part: ErasurePart,
): Promise<{ write: () => void }> {
  const line = await transaction.get(lineOf(client, part));
  const began_at = FieldValue.serverTimestamp();
  return {
    write() {
      if (!line.exists)
        transaction.create(line.ref, {
          tenant_id: client.tenantId,
          client_id: client.clientId,
          part,
          began_at,
        });
    },
  };
}

export async function finishErasure(client: Client, part: ErasurePart): Promise<void> {
  await lineOf(client, part).update({ finished_at: FieldValue.serverTimestamp() });
}
