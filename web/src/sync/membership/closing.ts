import type { Closing } from '#data/closing/closing-flag.ts';
import type { ClosingRequest } from '#data/closing/closing.ts';
import type { LocalStore } from '#sync/ports.ts';

/** What became of the closing of an account on this device. */
type ClosingResult =
  /** Nothing of the account is left; `handed_over` says whether unsent work waits outside of it. */
  | { kind: 'closed'; handed_over: boolean; closing: Closing }
  /** The flag is set and what is unsent is safe, yet another tab holds the database: to be called again. */
  | { kind: 'stuck'; closing: Closing }
  /** Not begun: something is unsent that nobody gave up. */
  | { kind: 'unsent_work' };

/**
 * The one closing of an account: the flag, the hand-over, the erasure, in this order. Whatever interrupts it, the next
 * call continues. Rejects with a StoreError when the device's database fails; nothing is lost then.
 */
export async function closeAccount(
  store: Pick<LocalStore, 'beginClosing' | 'handOver' | 'erase'>,
  request: ClosingRequest,
): Promise<ClosingResult> {
  const closing = await store.beginClosing(request);
  if (closing === null) return { kind: 'unsent_work' };
  await store.handOver(closing);
  const isErased = await store.erase();
  return isErased ? { kind: 'closed', handed_over: closing.hands_over, closing } : { kind: 'stuck', closing };
}
