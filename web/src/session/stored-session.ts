import { type Role, ROLES } from '@portal/domain';
import {
  ENDED_KEY,
  FIRM_KEY,
  IDLE_MINUTES_KEY,
  LAST_USE_KEY,
  PASSWORD_PROOF_KEY,
  PORTAL_TAB_KEY,
  SESSION_KEY,
  WITHHELD_KEY,
} from './session-keys.ts';

const OF_A_SESSION = [
  SESSION_KEY,
  PORTAL_TAB_KEY,
  WITHHELD_KEY,
  ENDED_KEY,
  IDLE_MINUTES_KEY,
  FIRM_KEY,
  PASSWORD_PROOF_KEY,
];

/** Who is signed in, known before any SDK has loaded. */
export type StoredSession = {
  uid: string;
  tenant_id: string;
  role: Role;
  client_ids: string[];
};

export function readStoredSession(storage: Storage = localStorage): StoredSession | null {
  const text = storage.getItem(SESSION_KEY);
  if (text === null) return null;
  return sessionOf(parseJson(text));
}

export function writeStoredSession(session: StoredSession, storage: Storage = localStorage): void {
  // Nothing of another firm is shown to them.
  if (readStoredSession(storage)?.tenant_id !== session.tenant_id) storage.removeItem(FIRM_KEY);
  storage.setItem(SESSION_KEY, JSON.stringify(session));
  // Their screens do not lock.
  if (session.role === 'client') storage.removeItem(PASSWORD_PROOF_KEY);
}

export function eraseStoredSession(storage: Storage = localStorage): void {
  const left = readStoredSession(storage);
  // Somebody else may just have signed in.
  if (left !== null && storage.getItem(LAST_USE_KEY)?.startsWith(`${left.uid} `) === true) {
    storage.removeItem(LAST_USE_KEY);
  }
  for (const key of OF_A_SESSION) storage.removeItem(key);
}

/** By hand: a schema's library would have to load before the app knows what to show. */
function sessionOf(stored: unknown): StoredSession | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { uid, tenant_id, role, client_ids } = stored as Partial<Record<keyof StoredSession, unknown>>; // any object
  const known = ROLES.find((name) => name === role);
  if (!isId(uid) || !isId(tenant_id) || known === undefined) return null;
  if (!Array.isArray(client_ids) || !client_ids.every((id) => typeof id === 'string')) return null;
  return { uid, tenant_id, role: known, client_ids };
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
