import { childOf } from '#sync/aborts.ts';
import type { Scope } from '#sync/scopes.ts';

/** The company that the person looks at, as far as the engine was told: what is new in it comes first. */
export type OpenedCompany = {
  isOpened(clientId: string): boolean;
  open(clientId: string): void;
  /** Aborts when the company of this scope is opened, and with the connection. To be aborted when nobody waits any more. */
  untilOpened(scope: Scope, connection: AbortSignal): AbortController;
};

export function createOpenedCompany(): OpenedCompany {
  let current: string | null = null;
  const waiting = new Map<AbortController, string>();
  return {
    isOpened: (clientId) => clientId === current,
    open(clientId) {
      current = clientId;
      for (const [controller, company] of waiting) if (company === clientId) controller.abort();
    },
    untilOpened({ filter }, connection) {
      const controller = childOf(connection);
      if (filter?.field === 'client_id') waiting.set(controller, filter.value);
      controller.signal.addEventListener('abort', () => waiting.delete(controller), { once: true });
      return controller;
    },
  };
}
