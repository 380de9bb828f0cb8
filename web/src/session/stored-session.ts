import { role } from '@portal/domain';
import { z } from 'zod';

const KEY = 'portal.session';

const storedSession = z.object({
  uid: z.string().min(1),
  tenant_id: z.string().min(1),
  role,
  client_ids: z.array(z.string()),
});

/** Who is signed in, known before any SDK has loaded. */
export type StoredSession = z.infer<typeof storedSession>;

export function readStoredSession(storage: Storage = localStorage): StoredSession | null {
  const text = storage.getItem(KEY);
  if (text === null) return null;
  const parsed = storedSession.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

export function writeStoredSession(session: StoredSession, storage: Storage = localStorage): void {
  storage.setItem(KEY, JSON.stringify(session));
}

export function eraseStoredSession(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
