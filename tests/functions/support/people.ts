import type { AppUser, Role } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { auth, db, DOCUMENTS, IDENTITY, TOKENS } from './backend.ts';
import { someId } from './firms.ts';

export const PASSWORD = 'Uma senha de teste 26';

const session = z.object({ idToken: z.string(), refreshToken: z.string(), localId: z.string() });
export type Person = { uid: string; email: string; token: string; refreshToken: string };

/** Signs up at Auth alone, as a browser does in the first half of a sign-up. */
export async function signUp(email = `${someId('pessoa')}@cliente.example`): Promise<Person> {
  const answer = session.parse(await identity('accounts:signUp', { email, password: PASSWORD }));
  return { uid: answer.localId, email, token: answer.idToken, refreshToken: answer.refreshToken };
}

/** A fresh ID token, or null where sign-in is refused. */
export async function signIn(email: string, password = PASSWORD): Promise<string | null> {
  const parsed = session.safeParse(await identity('accounts:signInWithPassword', { email, password }));
  return parsed.success ? parsed.data.idToken : null;
}

/** An account with a row of the given kind; what is not said is that of an approved person. */
export async function makePerson(
  tenantId: string,
  role: Role | 'pending',
  fields: Partial<Record<keyof AppUser, unknown>> = {},
): Promise<Person> {
  const person = await signUp();
  const isPending = role === 'pending';
  const now = Timestamp.now();
  const row = {
    auth_uid: person.uid,
    tenant_id: tenantId,
    client_id: null,
    client_ids: [],
    email: person.email,
    email_verified: false,
    full_name: 'Ana Dias',
    phone: null,
    role: isPending ? null : role,
    requested_role: 'accountant',
    is_active: !isPending,
    last_login_at: null,
    created_at: now,
    approved_at: isPending ? null : now,
    approved_by: isPending ? null : 'first-admin',
    blocked_at: null,
    blocked_by: null,
    ended_sessions: [],
    sessions_from: 0,
    needs_factor: false,
    has_factor: false,
  } satisfies { [K in keyof AppUser]: unknown };
  await db.doc(`app_users/${person.uid}`).set({ ...row, ...fields });
  return person;
}

export async function rowOf(uid: string) {
  return (await db.doc(`app_users/${uid}`).get()).data();
}

export async function isAuthUser(uid: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ uid }]);
  return users.length === 1;
}

/** HTTP status of reading a path of the database with somebody's token, under the rules. */
export async function readStatus(path: string, token: string): Promise<number> {
  const response = await fetch(`${DOCUMENTS}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

/** Whether a session that was open can still renew its ID token. */
export async function canRenew(refreshToken: string): Promise<boolean> {
  const response = await fetch(`${TOKENS}/token?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  await response.arrayBuffer();
  return response.ok;
}

export async function identity(method: string, body: Record<string, unknown>): Promise<unknown> {
  const response = await fetch(`${IDENTITY}/${method}?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return response.json();
}
