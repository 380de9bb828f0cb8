import { calendarDateOf, sha256Hex } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore/admin.ts';
import { logger } from '../logs/logger.ts';
import { chainKey } from './chain-rows.ts';

const reachedSchema = z.object({
  register: sha256Hex,
  until: z.instanceof(Timestamp),
});

/** How far a firm's register of slips is, and its value there; null before its first link. */
export async function readRegister(tenantId: string): Promise<{ date: string; hash: string } | null> {
  const [row] = await db.getAll(chainKey(tenantId), { fieldMask: Object.keys(reachedSchema.shape) });
  if (row?.exists !== true) return null;
  const reached = reachedSchema.safeParse(row.data());
  if (!reached.success) {
    // An e-mail goes without it; the chain's own writer stops at such a row and is missed.
    logger.error('state of a chain breaks its schema', { tenant_id: tenantId });
    return null;
  }
  const { register, until } = reached.data;
  return { date: calendarDateOf(until.toDate()), hash: register };
}
