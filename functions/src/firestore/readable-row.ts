import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { logger } from '../logs/logger.ts';
import { withInstants } from './instants.ts';

/**
 * For triggers: null also where the row breaks its schema, and the log says so. That is a bug elsewhere; a trigger that
 * failed over it would come again for a day, in vain.
 */
export function readableAs<T>(schema: z.ZodType<T>, snapshot: DocumentSnapshot): T | null {
  if (!snapshot.exists) return null;
  const parsed = schema.safeParse(withInstants(snapshot.data() ?? {}));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  logger.error('row breaks its schema', { collection: snapshot.ref.parent.id, doc_id: snapshot.id, fields });
  return null;
}
