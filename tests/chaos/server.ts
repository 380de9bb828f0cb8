import { auth, firestore, PROJECT } from '../e2e/support/local-backend.ts';
import { sha256 } from '../e2e/support/files.ts';
import { DEMO_PASSWORD } from '../e2e/support/people.ts';
import { idOf, rowsWhere, type StoredDocument } from '../e2e/support/server-rows.ts';
import type { ServerRow } from './judge.ts';
import type { Act } from './ledger.ts';

/** Past all rules, as an administrator's script. */
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const USERS = `${auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
const BUCKET = `${storageOrigin()}/v0/b/${PROJECT}.firebasestorage.app/o`;

/** The local backend's ports all have the same offset: 9199 is the files', 8080 the rows'. */
function storageOrigin(): string {
  const url = new URL(firestore);
  url.port = String(Number(url.port) + 9199 - 8080);
  return url.origin;
}

/** A backend that was started again on its data knows its people, and none of their passwords. */
export async function givePassword(uid: string): Promise<void> {
  const body = JSON.stringify({ localId: uid, password: DEMO_PASSWORD });
  const response = await fetch(`${USERS}:update`, { method: 'POST', headers: OWNER, body });
  if (!response.ok) throw new Error(`no password was set: ${response.status} ${await response.text()}`);
}

/** Every row that these acts may have made, as the server has it. */
export async function rowsOf(acts: readonly Act[]): Promise<ServerRow[]> {
  const rows: ServerRow[] = [];
  for (const act of acts) {
    if (act.kind !== 'create') continue;
    for (const stored of await rowsWhere(act.entity, act.field, act.value))
      rows.push(await serverRow(act.entity, stored));
  }
  return rows;
}

async function serverRow(entity: string, stored: StoredDocument): Promise<ServerRow> {
  const id = idOf(stored);
  const fields = Object.fromEntries(
    Object.entries(stored.fields).map(([name, value]) => [name, Object.values(value)[0]]),
  );
  const receipts = await rowsWhere('audit', 'doc_id', id);
  const path = fields['storage_path'];
  return {
    entity,
    id,
    rev: Number(fields['rev']),
    fields,
    receipts: receipts.length,
    objects: typeof path === 'string' ? await objectsIn(path.slice(0, path.lastIndexOf('/') + 1)) : [],
  };
}

async function objectsIn(folder: string): Promise<ServerRow['objects']> {
  const listing = await fetch(`${BUCKET}?prefix=${encodeURIComponent(folder)}`, { headers: OWNER });
  const { items = [] } = (await listing.json()) as { items?: { name: string }[] }; // the documented answer
  return Promise.all(
    items.map(async ({ name }) => {
      const file = await fetch(`${BUCKET}/${encodeURIComponent(name)}?alt=media`, { headers: OWNER });
      return { path: name, sha256: sha256(Buffer.from(await file.arrayBuffer())) };
    }),
  );
}
