import { CLOSINGS_KEY } from '../session-keys.ts';

const REASONS = ['blocked', 'disabled', 'moved', 'left', 'other_person'] as const;

/** An account that is being closed on this device, and why. */
export type AccountClosing = { uid: string; tenant_id: string; reason: (typeof REASONS)[number] };

type Account = Pick<AccountClosing, 'uid' | 'tenant_id'>;

const isOf = (account: Account) => (closing: Account) =>
  closing.uid === account.uid && closing.tenant_id === account.tenant_id;

/** Begun and not ended, by this visit or an earlier one: whatever interrupted it, the next start goes on. */
export function readClosings(storage: Storage = localStorage): AccountClosing[] {
  const text = storage.getItem(CLOSINGS_KEY);
  if (text === null) return [];
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.flatMap(closingOf) : [];
}

export function closingFor(account: Account | null, storage: Storage = localStorage): AccountClosing | null {
  return account === null ? null : (readClosings(storage).find(isOf(account)) ?? null);
}

export function rememberClosing(
  { uid, tenant_id, reason }: AccountClosing,
  storage: Storage = localStorage,
): void {
  forgetClosing({ uid, tenant_id }, storage);
  save([...readClosings(storage), { uid, tenant_id, reason }], storage);
}

export function forgetClosing(account: Account, storage: Storage = localStorage): void {
  save(
    readClosings(storage).filter((closing) => !isOf(account)(closing)),
    storage,
  );
}

function save(closings: readonly AccountClosing[], storage: Storage): void {
  if (closings.length === 0) storage.removeItem(CLOSINGS_KEY);
  else storage.setItem(CLOSINGS_KEY, JSON.stringify(closings));
}

/** By hand, as the session itself: a schema's library would have to load before the app knows what to show. */
function closingOf(stored: unknown): AccountClosing[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { uid, tenant_id, reason } = stored as Partial<Record<keyof AccountClosing, unknown>>; // any object
  const known = REASONS.find((name) => name === reason);
  return typeof uid === 'string' && typeof tenant_id === 'string' && known !== undefined
    ? [{ uid, tenant_id, reason: known }]
    : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
