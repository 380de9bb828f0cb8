import { activateMessage } from './activate-message.ts';

type UpdateState = {
  /** The server takes nothing of this version any more: the next one is taken as soon as nothing is open. */
  readonly isDemanded: boolean;
} & (
  | { readonly kind: 'current' }
  | { readonly kind: 'waiting'; readonly worker: ServiceWorker }
  /** Another tab has accepted: the files of this tab's version are gone, and only a reload brings the new ones. */
  | { readonly kind: 'replaced' }
);

let state: UpdateState = { kind: 'current', isDemanded: false };
let isAccepted = false;
const listeners = new Set<() => void>();

/** A new version, from its arrival to the reload that a person, or the server, asks for. */
export const appUpdate = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  offer(worker: ServiceWorker): void {
    publish({ kind: 'waiting', worker, isDemanded: state.isDemanded });
  },
  /** A new worker serves this tab now. */
  tookOver(): void {
    if (isAccepted) location.reload();
    else publish({ kind: 'replaced', isDemanded: state.isDemanded });
  },
  accept(): void {
    isAccepted = true;
    if (state.kind === 'waiting') state.worker.postMessage(activateMessage);
    else location.reload();
  },
  demand(isDemanded: boolean): void {
    if (state.isDemanded !== isDemanded) publish({ ...state, isDemanded });
  },
};

function publish(next: UpdateState): void {
  state = next;
  for (const listener of listeners) listener();
}
