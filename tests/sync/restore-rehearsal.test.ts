import { ERASED_NAME, MISSING_FILE, NEW_CLIENT } from '@portal/domain';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { createClient, updateClient } from '#data/clients/clients.ts';
import { keptCopyOf, sendKeptCopy } from '#data/documents/kept-copy.ts';
import { addDocuments } from '#data/files/add-documents.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { createNote, removeNote, updateNote } from '#data/notes/notes.ts';
import { sendOurs } from '#data/outbox/difference-actions.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const backend = inject('syncBackend');
const firm = new RealFirm(backend);
const parent = mkdtempSync(join(tmpdir(), 'portal-rehearsal-'));
const folder = join(parent, 'backup');
const devices: RealDevice[] = [];
afterAll(async () => {
  for (const device of devices) await device.close();
  await firm.close();
  rmSync(parent, { recursive: true, force: true });
});

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });
const client = { ...NEW_CLIENT, corporate_name: 'Padaria', cnpj_cpf: '11222333000181' };
const note = (title: string) => ({ title, content: 'Texto', category: null, client_id: null });

async function open(uid: string, device?: RealDevice): Promise<RealDevice> {
  const opened = await RealDevice.open(firm, uid, { keeps: device?.account ?? null });
  devices.push(opened);
  return opened;
}

/** `npm run backup` or `restore`, as a person would; resolves when it has ended well. */
async function command(name: 'backup' | 'restore', folderOption: '--to' | '--from'): Promise<void> {
  const args = [join(ROOT, 'scripts', `${name}.mjs`), '--tenant', firm.tenantId, folderOption, folder];
  const env = {
    ...process.env,
    PORTAL_API_FIRESTORE: `http://${backend.firestore}`,
    PORTAL_API_STORAGE: `http://${backend.storage}`,
    PORTAL_API_IDENTITYTOOLKIT: `http://${backend.auth}`,
  };
  const child = spawn(process.execPath, args, { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  expect(said).toMatch(/rows \d+ files \d+\n$/);
  expect(code).toBe(0);
}

const idOf = (result: WriteResult): string => {
  if (!result.ok) throw new Error(result.reason);
  return result.id;
};
const ABOUT = { category: 'Guias', description: null };
async function sendFile(account: LocalAccount, name: string): Promise<string> {
  const files = [new File([`%PDF-1.4 ${name}`], `${name}.pdf`)];
  const { added } = await addDocuments(account, { files, client_id: null, ...ABOUT });
  const [id] = added;
  if (id === undefined) throw new Error(`${name} was not taken`);
  return id;
}

const isSent = (db: PortalDatabase) => soon(async () => expect(await db.outbox.count()).toBe(0));
const differing = async (db: PortalDatabase) =>
  Object.fromEntries((await db.differences.toArray()).map((one) => [one.doc_id, one]));

test('a firm is backed up, works on for an hour on three devices and goes back: nothing that a device held is gone', async () => {
  await firm.db.doc(`tenants/${firm.tenantId}`).set({ name: 'Escritório' });
  const [rui, bia, sam, eva] = [
    await firm.addPerson('rui', 'supervisor'),
    await firm.addPerson('bia', 'supervisor'),
    await firm.addPerson('sam', 'supervisor'),
    await firm.addPerson('eva', 'accountant'),
  ];
  const [office, road] = [await open(rui), await open(bia)];
  const home = await open(sam);
  const blocked = await open(eva);
  const { db } = office.account;
  const padaria = idOf(await createClient(office.account, client));
  const changed = idOf(await createNote(office.account, note('Antes')));
  const removed = idOf(await createNote(office.account, note('Sai')));
  const rewritten = idOf(await createNote(office.account, note('Um')));
  const untouched = idOf(await createNote(office.account, note('Fica')));
  const lost = await sendFile(office.account, 'perdido');
  await isSent(db);
  const zoe = await firm.addPerson('zoe', 'accountant');
  await firm.writeRows('people', {
    [zoe]: { full_name: 'Zoe Dias', kind: 'staff', role: 'accountant', client_ids: [], is_active: true },
  });
  await firm.leaveReceipt('people', zoe);
  await firm.loseBytes(String((await firm.row('documents', lost))?.['storage_path']));
  const all = [office, road, home, blocked].map(({ account }) => account.db);
  for (const one of all) {
    await soon(async () => expect(await one.notes.count()).toBe(4));
    await soon(async () => expect(await one.documents.get(lost)).toBeDefined());
    await soon(async () => expect((await one.people.get(zoe))?.full_name).toBe('Zoe Dias'));
  }
  await command('backup', '--to');

  // The hour that will be lost: what is sent is seen everywhere, then one device is off and one has no connection.
  await updateNote(office.account, changed, note('Depois'));
  await updateNote(office.account, rewritten, note('Dois'));
  await removeNote(office.account, removed);
  const born = idOf(await createNote(office.account, note('Novo')));
  const young = await sendFile(office.account, 'novo');
  await isSent(db);
  for (const one of all) {
    await soon(async () => expect((await one.notes.get(changed))?.title).toBe('Depois'));
    await soon(async () => expect(await one.notes.get(rewritten)).toMatchObject({ title: 'Dois', rev: 2 }));
    await soon(async () => expect(await one.notes.get(born)).toMatchObject({ title: 'Novo', rev: 1 }));
    await soon(async () => expect(await one.notes.get(removed)).toBeUndefined());
    await soon(async () => expect(await one.documents.get(young)).toBeDefined());
  }
  await home.leave();
  road.setOnline(false);
  await updateClient(road.account, padaria, { city: 'Recife' });
  await updateNote(road.account, rewritten, note('Quatro'));
  // As after an answer that was lost.
  await road.account.db.outbox.where({ entity: 'notes', doc_id: rewritten }).modify({ attempts: 1 });
  const leo = await firm.addPerson('leo', 'accountant');
  await firm.changeUser(eva, { is_active: false, blocked_at: '2026-11-20T13:00:00.000000000Z' });
  await firm.db.doc(`erasures/${zoe}`).set({
    ...{ tenant_id: firm.tenantId, request_id: 'r1', erased_by: rui, erased_at: new Date() },
  });
  await soon(async () => expect(blocked.memberships.at(-1)).toEqual({ kind: 'closed', reason: 'blocked' }));

  await command('restore', '--from');
  expect(await firm.row('notes', changed)).toMatchObject({ title: 'Antes', rev: 1 });
  expect(await firm.row('notes', born)).toBeUndefined();
  // Somebody goes on from there before the others are back: the same revision, and other words.
  const newcomer = await open(leo);
  await soon(async () => expect((await newcomer.account.db.notes.get(rewritten))?.title).toBe('Um'));
  await updateNote(newcomer.account, rewritten, note('Três'));
  await isSent(newcomer.account.db);
  expect(await firm.row('notes', rewritten)).toMatchObject({ title: 'Três', rev: 2 });
  road.setOnline(true);
  const back = await open(sam, home);

  for (const { account } of [office, road, back]) {
    await soon(async () =>
      expect(await differing(account.db)).toEqual({
        [changed]: expect.objectContaining({
          kind: 'older',
          ours: expect.objectContaining({ title: 'Depois' }),
        }),
        [young]: expect.objectContaining({ kind: 'missing' }),
        [born]: expect.objectContaining({
          kind: 'missing',
          ours: expect.objectContaining({ title: 'Novo' }),
        }),
        [rewritten]: expect.objectContaining({
          ours: expect.objectContaining({ title: 'Dois' }),
          theirs: expect.objectContaining({ title: 'Três' }),
        }),
        [removed]: expect.objectContaining({
          ours: expect.objectContaining({ deleted_at: expect.any(String) }),
        }),
      }),
    );
    expect((await account.db.notes.get(untouched))?.title).toBe('Fica');
    await soon(async () => expect((await account.db.people.get(zoe))?.full_name).toBe(ERASED_NAME));
    await soon(async () =>
      expect(await account.db.documents.get(lost)).toMatchObject({
        check: 'refused',
        check_reason: MISSING_FILE.lost,
      }),
    );
  }
  // What waited goes up, and what was tried before asks first; what a person sends again is everybody's, and asked about nowhere.
  await soon(async () =>
    expect(await road.account.db.outbox.toArray()).toMatchObject([
      { doc_id: rewritten, state: 'parked', error_kind: 'conflict' },
    ]),
  );
  expect(await firm.row('notes', rewritten)).toMatchObject({ title: 'Três' });
  expect(await firm.row('clients', padaria)).toMatchObject({ city: 'Recife' });
  for (const doc_id of [changed, born, removed])
    expect(await sendOurs(office.account, { entity: 'notes', doc_id })).toMatchObject({ ok: true });
  expect(await sendOurs(office.account, { entity: 'documents', doc_id: young })).toMatchObject({ ok: true });
  // The bytes of the lost hour are where they were; those that are nowhere come from the device that keeps them.
  const withoutFile = await db.documents.get(lost);
  if (withoutFile === undefined) throw new Error('the row went');
  expect(await keptCopyOf(withoutFile).read(road.account.db)).toBe('none');
  expect(await keptCopyOf(withoutFile).read(db)).toBe('here');
  const again = (await sendKeptCopy(office.account, withoutFile, ABOUT))?.added[0] ?? '';
  await isSent(db);
  expect(await firm.row('documents', young)).toMatchObject({ filename: 'novo.pdf', check: 'pending' });
  expect(await firm.row('documents', again)).toMatchObject({ filename: 'perdido.pdf', replaces: lost });
  expect(await keptCopyOf(withoutFile).read(db)).toBe('sent');
  expect(await firm.row('notes', changed)).toMatchObject({ title: 'Depois' });
  expect(await firm.row('notes', born)).toMatchObject({ title: 'Novo' });
  expect((await firm.row('notes', removed))?.['deleted_at']).not.toBeNull();
  for (const { account } of [office, road, back])
    await soon(async () => expect(Object.keys(await differing(account.db))).toEqual([rewritten]));

  // Who came and who was blocked meanwhile: that did not go back.
  expect(newcomer.memberships.at(-1)).toEqual({ kind: 'member' });
  expect((await firm.db.doc(`app_users/${eva}`).get()).get('blocked_at')).not.toBeNull();
  for (const device of devices) expect(device.faults).toEqual([]);
}, 120_000);
