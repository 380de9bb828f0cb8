import { createHash } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firestore/admin.ts';
import { countCall } from './count-call.ts';

export type Limit = {
  /** What is counted, `reset_address` for instance. */
  bucket: string;
  /** Whom it is counted for; stored as a hash, because an address is personal data. */
  subject: string;
  perHour: number;
};

export type CountedCall = {
  allowed: boolean;
  /** Writes the new count; to be called once the transaction has read all it needs. */
  record: () => void;
};

/** Counts a call in `rate_limits`, which no rule opens to clients. Reads now, writes at `record`. */
export async function checkLimit(transaction: Transaction, limit: Limit): Promise<CountedCall> {
  const subject = createHash('sha256').update(limit.subject).digest('hex');
  const ref = db.doc(`rate_limits/${limit.bucket}_${subject}`);
  const snapshot = await transaction.get(ref);
  const start: unknown = snapshot.get('window_started_at');
  const count: unknown = snapshot.get('count');
  const window =
    start instanceof Timestamp && typeof count === 'number' ? { startedAt: start.toMillis(), count } : null;
  const counted = countCall(window, Date.now(), limit.perHour);
  return {
    allowed: counted.allowed,
    record: () => {
      transaction.set(ref, {
        bucket: limit.bucket,
        count: counted.window.count,
        window_started_at: Timestamp.fromMillis(counted.window.startedAt),
        expires_at: Timestamp.fromMillis(counted.window.endsAt),
      });
    },
  };
}
