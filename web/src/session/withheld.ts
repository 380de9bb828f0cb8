import { WITHHELD_KEY } from './session-keys.ts';

const CAUSES = ['refused', 'missing'] as const;

/**
 * Why nothing of the account is shown though all of it is kept: the provider refused its session, or the server has
 * no row that opens anything. Beside the session, so that it holds across a reload without a connection.
 */
export type Withheld = (typeof CAUSES)[number];

export function readWithheld(storage: Storage = localStorage): Withheld | null {
  const text = storage.getItem(WITHHELD_KEY);
  return CAUSES.find((cause) => cause === text) ?? null;
}

export function rememberWithheld(cause: Withheld | null, storage: Storage = localStorage): void {
  if (cause === null) storage.removeItem(WITHHELD_KEY);
  else storage.setItem(WITHHELD_KEY, cause);
}
