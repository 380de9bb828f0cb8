import { activateMessage } from './activate-message.ts';

type UpdateState =
  | { readonly kind: 'current' }
  | { readonly kind: 'waiting'; readonly worker: ServiceWorker }
  /** Another tab has accepted: the files of this tab's version are gone, and only a reload brings the new ones. */
  | { readonly kind: 'replaced' };

let state: UpdateState = { kind: 'current' };
let isAccepted = false;
const listeners = new Set<() => void>();

/** A new version, from its arrival to the reload that a person asks for. Nothing here reloads by itself. */
export const appUpdate = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  offer(worker: ServiceWorker): void {
    publish({ kind: 'waiting', worker });
  },
  /** A new worker serves this tab now. */
  tookOver(): void {
    if (isAccepted) location.reload();
    else publish({ kind: 'replaced' });
  },
  accept(): void {
    isAccepted = true;
    if (state.kind === 'waiting') state.worker.postMessage(activateMessage);
    else location.reload();
  },
};

function publish(next: UpdateState): void {
  state = next;
  for (const listener of listeners) listener();
}
