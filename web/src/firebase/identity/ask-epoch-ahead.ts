import { doc, type Firestore, onSnapshot } from 'firebase/firestore';

/** By then the engine follows it, or is not going to on this page. */
const KEPT_MS = 10_000;

/**
 * The engine believes nothing before it knows the epoch of the firm's data. Asked for with the own row, the answer comes while
 * the screen and the engine begin, and not after: who follows the document then shares this listener of the SDK.
 */
export function askEpochAhead(firestore: Firestore, tenantId: string): void {
  const stop = onSnapshot(doc(firestore, 'epochs', tenantId), ignore, ignore);
  setTimeout(stop, KEPT_MS);
}

/** What it says, and why it says nothing, the engine hears itself. */
const ignore = () => undefined;
