import { clientRowSchema, type EntityName, withoutLegalForm } from '@portal/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { withInstants } from '../firestore/instants.ts';
import { logger } from '../logs/logger.ts';
import { mirroredRef } from '../firestore/write-mirrored.ts';

/** Of a living row, what a notice needs of it; null of one that was removed or breaks its schema. */
export function factsOf<T>(schema: z.ZodType<T>, snapshot: DocumentSnapshot): T | null {
  if (!snapshot.exists || snapshot.get('deleted_at') !== null) return null;
  const parsed = schema.safeParse(withInstants(snapshot.data() ?? {}));
  if (parsed.success) return parsed.data;
  // A bug elsewhere: running again would not mend it.
  logger.error('a row that somebody is to be told of breaks its schema', { path: snapshot.ref.path });
  return null;
}

export const readFacts = async <T>(
  schema: z.ZodType<T>,
  [entity, tenantId, id]: [EntityName, string, string],
): Promise<T | null> => factsOf(schema, await mirroredRef(entity, tenantId, id).get());

const companySchema = clientRowSchema.pick({ corporate_name: true }).strip();

/** As it is called in notices; null of one that is not there any more: nobody is told of it. */
export async function companyName(tenantId: string, clientId: string): Promise<string | null> {
  const client = await readFacts(companySchema, ['clients', tenantId, clientId]);
  return client === null ? null : withoutLegalForm(client.corporate_name);
}
