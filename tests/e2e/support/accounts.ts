import { randomBytes } from 'node:crypto';
import type { Role } from '@portal/domain';
import { auth, firestore, PROJECT } from './local-backend.ts';
import { DEMO_PASSWORD, newAddress } from './people.ts';

/** Past all rules, as an administrator's script: the local backend's own word for its owner. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const ROWS = `${firestore}/v1/projects/${PROJECT}/databases/(default)/documents`;
const USERS = `${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;

export type TestAccount = { uid: string; email: string };

/** An approved account, of Aurora where no other firm is named, with the password of the demo accounts. */
export async function createAccount(
  full_name: string,
  role: Role,
  client_ids: readonly string[] = [],
  tenant_id = 'aurora',
): Promise<TestAccount> {
  const uid = randomBytes(14).toString('hex');
  const email = newAddress(role);
  await send('POST', USERS, { localId: uid, email, password: DEMO_PASSWORD, emailVerified: true });
  const now = new Date();
  await patchRow(`app_users/${uid}`, {
    auth_uid: uid,
    tenant_id,
    client_id: client_ids[0] ?? null,
    client_ids,
    email,
    email_verified: true,
    full_name,
    phone: null,
    role,
    requested_role: 'accountant',
    is_active: true,
    last_login_at: null,
    created_at: now,
    approved_at: now,
    approved_by: uid,
    blocked_at: null,
  });
  return { uid, email };
}

/** A firm of no work, as the first-administrator script opens one. */
export async function createFirm(name: string, fields: Record<string, Field> = {}): Promise<string> {
  const id = `firm-${randomBytes(6).toString('hex')}`;
  await patchRow(`tenants/${id}`, {
    name,
    legal_name: name,
    address: null,
    phone: null,
    whatsapp: null,
    email: null,
    hours: null,
    domains: [],
    settings: {},
    ...fields,
  });
  return id;
}

export function changeRole({ uid }: TestAccount, role: Role): Promise<void> {
  return patchRow(`app_users/${uid}`, { role });
}

/** What an administrator's "Bloquear" writes. */
export function blockAccount({ uid }: TestAccount): Promise<void> {
  return patchRow(`app_users/${uid}`, { is_active: false, blocked_at: new Date() });
}

/** What follows from it at the identity provider, a moment later. */
export function disableIdentity({ uid }: TestAccount): Promise<void> {
  return send('POST', `${USERS}:update`, { localId: uid, disableUser: true });
}

/** The account's row is gone while its identity lives on: lost, or of a server that was set back. */
export async function removeAccountRow({ uid }: TestAccount): Promise<() => Promise<void>> {
  const path = `${ROWS}/app_users/${uid}`;
  const response = await fetch(path, { headers: OWNER });
  const { fields } = (await response.json()) as { fields: unknown }; // the REST API's documented answer
  await send('DELETE', path);
  return () => send('PATCH', path, { fields });
}

/** The identity is gone, and its row with it. */
export async function removeAccount({ uid }: TestAccount): Promise<void> {
  await send('POST', `${USERS}:delete`, { localId: uid });
  await send('DELETE', `${ROWS}/app_users/${uid}`);
}

/** As if it had been removed elsewhere a moment ago, before any device hears of it. */
export function removeBehindTheRules(path: string): Promise<void> {
  return patchRow(path, { deleted_at: new Date() });
}

/** What an administrator of the identity provider does to a lost phone: every session so far is over. */
export function endSessions({ uid }: TestAccount): Promise<void> {
  return send('POST', `${USERS}:update`, {
    localId: uid,
    validSince: String(Math.floor(Date.now() / 1000)),
  });
}

/** The ids of Aurora's companies by their names. */
export async function companyIds(names: readonly string[]): Promise<string[]> {
  const response = await fetch(`${ROWS}/tenants/aurora/companies?pageSize=300`, { headers: OWNER });
  const { documents } = (await response.json()) as Listing; // the REST API's documented answer
  return names.map((name) => {
    const found = documents.find(({ fields }) => fields['corporate_name']?.stringValue === name);
    const id = found?.name.split('/').at(-1);
    if (id === undefined) throw new Error(`no company is called ${name}`);
    return id;
  });
}

type Listing = { documents: { name: string; fields: Record<string, { stringValue?: string }> }[] };

/** As if the server had been set back to before it was made. */
export function eraseRow(path: string): Promise<void> {
  return send('DELETE', `${ROWS}/${path}`);
}

/** Writes these fields of a row and leaves its others. */
export async function patchRow(path: string, fields: Record<string, Field>): Promise<void> {
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  const values = Object.entries(fields).map(([field, value]) => [field, encoded(value)]);
  await send('PATCH', `${ROWS}/${path}?${mask.join('&')}`, { fields: Object.fromEntries(values) });
}

type Field = string | number | boolean | Date | null | readonly Field[] | { [name: string]: Field };

function encoded(value: Field): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (isList(value)) return { arrayValue: { values: value.map(encoded) } };
  const fields = Object.entries(value).map(([name, inner]) => [name, encoded(inner)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}

const isList = (value: Field): value is readonly Field[] => Array.isArray(value);

async function send(method: string, url: string, body?: unknown): Promise<void> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers: OWNER, ...content });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  await response.body?.cancel();
}
