import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  EARLIER_RESTORES as OF_DEVICES,
  epochSchema,
  ERASED_NAME,
  IMMUTABLE_FIELDS,
  MISSING_FILE,
  REVISION_STAMPS,
} from '@portal/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { inMicroseconds } from '#scripts/backup/rows-at-one-time.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { EARLIER_RESTORES } from '#scripts/restore/epoch.mjs';
import { STAYS } from '#scripts/restore/erased-clients.mjs';
import { ERASED_NAME as NAME_OF_RESTORES } from '#scripts/restore/erased-people.mjs';
import { FILE_LOST } from '#scripts/restore/lost-files.mjs';
import { backUp, databaseDoor, newFolder, restore, startRestore } from './support/command.mjs';
import { apis, auth, bucket, db, editNote, makeFirm, newId, writeRow } from './support/firm.mjs';
import { manifestOf, rewrite, rowsOf, take } from './support/folders.mjs';

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const read = async (path) => (await db.doc(path).get()).data();
const now = () => FieldValue.serverTimestamp();

/** An account of the firm with its Auth user and what the firm shows of it. */
async function addAccount(tenant, name, fields = {}) {
  const uid = `${name.toLowerCase()}-${newId()}`;
  const email = `${uid}@aurora.example`;
  await auth.createUser({ uid, email, password: 'Demo@2026!' });
  const row = { auth_uid: uid, tenant_id: tenant, full_name: `${name} Dias`, email, email_verified: true };
  const access = { role: 'accountant', is_active: true, blocked_at: null, client_id: null, client_ids: [] };
  await db.doc(`app_users/${uid}`).set({ ...row, ...access, ...fields });
  if (access.is_active)
    await writeRow(tenant, `people/${uid}`, {
      full_name: row.full_name,
      kind: 'staff',
      role: 'accountant',
      client_ids: [],
      is_active: true,
    });
  return uid;
}

const leaveAct = (tenant, uid, act, entity = 'app_users') =>
  db.doc(`tenants/${tenant}/audit/fn_${randomUUID()}`).set({
    ...{ uid: 'admin', entity, doc_id: uid, client_id: null, kind: 'act', act, before: {}, after: {} },
    at: now(),
  });

/** What `erasePerson` leaves behind. */
async function erase(tenant, uid, request_id) {
  await db
    .doc(`erasures/${uid}`)
    .set({ tenant_id: tenant, request_id, erased_by: 'admin', erased_at: now() });
  const nobody = { full_name: ERASED_NAME, email: `${uid}@removida.invalid`, client_ids: [] };
  await db
    .doc(`app_users/${uid}`)
    .update({ ...nobody, is_active: false, blocked_at: now(), erased_at: now() });
  await auth.deleteUser(uid);
  const firm = db.doc(`tenants/${tenant}`);
  await firm.collection('preferences').doc(uid).delete();
  const notices = await firm.collection('notifications').where('user_id', '==', uid).get();
  for (const { ref } of notices.docs) await ref.delete();
}

/** A person whose data will be erased: named in four places of the firm. */
async function addLeaver(tenant) {
  const uid = await addAccount(tenant, 'Lia');
  const request = `request-${newId()}`;
  await writeRow(tenant, `preferences/${uid}`, { user_id: uid, by_email: true });
  await writeRow(tenant, `notifications/${newId()}`, { user_id: uid, title: 'Lia, chegou' });
  await writeRow(tenant, `privacy_requests/${request}`, {
    user_id: uid,
    kind: 'erase',
    state: 'open',
    answer: null,
  });
  return { uid, request };
}

const firmRows = async (folder) =>
  Object.fromEntries(
    Object.entries(await rowsOf(folder))
      .filter(([path]) => path.startsWith('tenants/'))
      .map(([path, { fields }]) => [path, fields]),
  );

/** The firm as it is now, read by another backup: one that does not agree is refused. */
async function standing(tenant) {
  const folder = newFolder();
  await take(folder, tenant);
  return firmRows(folder);
}

const mailsOf = async (tenant) =>
  (await db.collection('mail').where('tenant_id', '==', tenant).get()).docs.map((row) => row.data());
const accountsOf = async (tenant) =>
  (await db.collection('app_users').where('tenant_id', '==', tenant).get()).docs.map((row) => row.data());
const epochOf = (tenant) => read(`epochs/${tenant}`);

describe('a restore', () => {
  it('takes a lost hour back: what was changed, made and removed in it', async () => {
    const { tenant, noteIds, paths } = await makeFirm({ notes: 4, files: 2 });
    const part = db.doc(`tenants/${tenant}/deliveries/d1/parts/p1`);
    await part.set({
      at: new Timestamp(1_700_000_000, 123_456_000),
      bytes: Buffer.from([0, 255]),
      half: 0.1,
    });
    const folder = newFolder();
    await take(folder, tenant);
    const before = await firmRows(folder);

    const [changed, removed, gone] = noteIds;
    await editNote(tenant, changed, 'Depois');
    await writeRow(tenant, `notes/${removed}`, { title: null, deleted_at: now() });
    await writeRow(tenant, 'notes/new', { title: 'Nova' });
    await db.doc(`tenants/${tenant}/notes/${gone}`).delete();
    await part.delete();
    await db.doc(`tenants/${tenant}/deliveries/d2/parts/p2`).set({ of: 'the lost hour' });
    await db.doc(`tenants/${tenant}`).update({ name: 'Outro nome' });
    await leaveAct(tenant, tenant, 'change_firm', 'tenants');
    await bucket.file(paths[0]).delete();
    const since = `client-documents/${tenant}/general/d9/r9.pdf`;
    await bucket.file(since).save('%PDF-1.4 since');

    const { code, lines, errors } = await restore('--tenant', tenant, '--from', folder);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe(`rows ${Object.keys(await rowsOf(folder)).length} files 2`);
    expect(await standing(tenant)).toEqual(before);
    const [[bytes], [{ contentType }]] = await Promise.all([
      bucket.file(paths[0]).download(),
      bucket.file(paths[0]).getMetadata(),
    ]);
    expect(bytes).toEqual(await readFile(`${folder}/files/${paths[0]}`));
    expect(contentType).toBe('application/pdf');
    expect((await bucket.file(since).exists())[0]).toBe(true);
  });

  it('leaves the chain of slips as it is, and puts back what of it is missing', async () => {
    const { tenant } = await makeFirm({ notes: 1, files: 0 });
    const chain = db.collection(`tenants/${tenant}/slip_chain`);
    const head = db.doc(`tenants/${tenant}/slip_chain_heads/c`);
    await Promise.all([
      chain.doc('c_1').set({ seq: 1 }),
      chain.doc('c_2').set({ seq: 2 }),
      head.set({ seq: 2 }),
    ]);
    const folder = newFolder();
    await take(folder, tenant);
    await Promise.all([chain.doc('c_1').delete(), chain.doc('c_3').set({ seq: 3 }), head.set({ seq: 3 })]);

    expect((await restore('--tenant', tenant, '--from', folder)).code).toBe(0);
    const { docs } = await chain.orderBy('seq').get();
    expect(docs.map(({ id }) => id)).toEqual(['c_1', 'c_2', 'c_3']);
    expect((await head.get()).get('seq')).toBe(3);
  });

  it('opens the firm at its end, as a new life of its data, and tells nobody', async () => {
    const { tenant } = await makeFirm({ notes: 1, files: 0 });
    const folder = newFolder();
    await take(folder, tenant);
    await restore('--tenant', tenant, '--from', folder);
    const first = await epochOf(tenant);
    expect(Object.keys(first).sort()).toEqual(Object.keys(epochSchema.shape).sort());
    expect(first).toMatchObject({ state: 'open', at: expect.any(Timestamp) });
    const stored = await apis().get('firestore', `v1/${DOCUMENTS}/epochs/${tenant}`);
    expect(inMicroseconds(stored.fields.restored_to.timestampValue)).toBe(
      (await manifestOf(folder)).read_time,
    );
    await restore('--tenant', tenant, '--from', folder);
    const { id, earlier } = await epochOf(tenant);
    expect(id).not.toBe(first.id);
    expect(first.earlier).toEqual([]);
    expect(earlier).toEqual([{ id: first.id, restored_to: first.restored_to }]);
    for (const account of await accountsOf(tenant)) expect(account).not.toHaveProperty('closed_at');
    expect(await mailsOf(tenant)).toEqual([]);
    expect((await db.doc(`restores/${tenant}`).get()).exists).toBe(false);
  });

  it('remembers the restores before it, as many as devices ask for', async () => {
    const { tenant } = await makeFirm({ notes: 0, files: 0 });
    const folder = newFolder();
    await take(folder, tenant);
    const restored_to = Timestamp.now();
    const earlier = Array.from({ length: OF_DEVICES }, (_, index) => ({ id: `e${index}`, restored_to }));
    await db
      .doc(`epochs/${tenant}`)
      .set({ id: 'last', state: 'open', at: restored_to, restored_to, earlier });
    await restore('--tenant', tenant, '--from', folder);
    const known = (await epochOf(tenant)).earlier.map(({ id }) => id);
    expect(known).toEqual([...earlier.slice(1).map(({ id }) => id), 'last']);
    expect(EARLIER_RESTORES).toBe(OF_DEVICES);
  });

  it('leaves empty what was erased after a contract had ended, and sends none of its files', async () => {
    const { tenant } = await makeFirm({ notes: 0, files: 0 });
    const [ended, other] = [`ended-${newId()}`, `other-${newId()}`];
    const pathOf = (client) => `client-documents/${tenant}/${client}/d1/r1.pdf`;
    for (const client_id of [ended, other]) {
      await writeRow(tenant, `clients/${client_id}`, { corporate_name: 'Padaria', status: 'inactive' });
      await writeRow(tenant, `messages/of-${client_id}`, { client_id, content: 'Bom dia', tags: ['a'] });
      const storage_path = pathOf(client_id);
      await writeRow(tenant, `documents/d-${client_id}`, { client_id, storage_path, check: 'ok' });
      await bucket.file(storage_path).save('%PDF-1.4', { contentType: 'application/pdf' });
    }
    await writeRow(tenant, `documents/gone-${ended}`, { client_id: ended, check: null, deleted_at: now() });
    const folder = newFolder();
    await take(folder, tenant);
    const before = await firmRows(folder);

    const line = { tenant_id: tenant, client_id: ended, began_at: now() };
    await db
      .doc(`erasures/client_${tenant}_${ended}_tax`)
      .set({ ...line, part: 'tax', entities: ['documents'] });
    await db
      .doc(`erasures/client_${tenant}_${ended}_client`)
      .set({ ...line, part: 'client', entities: ['messages', 'documents', 'clients'] });
    for (const client of [ended, other]) await bucket.file(pathOf(client)).delete();
    const { code, errors } = await restore('--tenant', tenant, '--from', folder);
    expect([errors, code]).toEqual(['', 0]);

    const after = await standing(tenant);
    for (const path of [`clients/${ended}`, `messages/of-${ended}`, `documents/d-${ended}`]) {
      const row = after[`tenants/${tenant}/${path}`];
      const { rev, deleted_at, ...rest } = row;
      expect([rev, Object.keys(deleted_at)], path).toEqual([{ integerValue: '2' }, ['timestampValue']]);
      for (const name of ['corporate_name', 'status', 'content', 'tags', 'storage_path', 'check'])
        expect(rest[name] ?? { nullValue: null }, `${path} ${name}`).toEqual({ nullValue: null });
    }
    for (const path of [`clients/${other}`, `messages/of-${other}`, `documents/gone-${ended}`])
      expect(after[`tenants/${tenant}/${path}`], path).toEqual(before[`tenants/${tenant}/${path}`]);
    expect((await bucket.file(pathOf(ended)).exists())[0]).toBe(false);
    expect((await bucket.file(pathOf(other)).exists())[0]).toBe(true);
    // As the function empties them.
    expect(STAYS).toEqual(new Set([...IMMUTABLE_FIELDS, ...REVISION_STAMPS, 'deleted_at']));
  });

  it('never takes back what became of accounts, nor its trace', async () => {
    const { tenant, member } = await makeFirm({ notes: 1, files: 0 });
    const pending = await addAccount(tenant, 'Bia', { role: null, is_active: false });
    const active = await addAccount(tenant, 'Caio');
    const leaving = await addAccount(tenant, 'Davi');
    const folder = newFolder();
    await take(folder, tenant);
    await db.doc(`app_users/${pending}`).update({ role: 'supervisor', is_active: true });
    await leaveAct(tenant, pending, 'approve');
    await db.doc(`app_users/${active}`).update({ is_active: false, blocked_at: now() });
    await auth.updateUser(active, { disabled: true });
    await db.doc(`app_users/${leaving}`).delete();
    await db.doc(`app_users/${member}/devices/tablet`).set({ name: 'Tablet' });
    const since = await addAccount(tenant, 'Eva');
    expect((await restore('--tenant', tenant, '--from', folder)).code).toBe(0);
    expect(await read(`app_users/${pending}`)).toMatchObject({ role: 'supervisor', is_active: true });
    expect(await read(`app_users/${active}`)).toMatchObject({
      is_active: false,
      blocked_at: expect.any(Timestamp),
    });
    expect((await auth.getUser(active)).disabled).toBe(true);
    expect(await read(`app_users/${leaving}`)).toBeUndefined();
    expect(await read(`app_users/${since}`)).toMatchObject({ is_active: true });
    expect(await read(`app_users/${member}/devices/tablet`)).toEqual({ name: 'Tablet' });
    const acts = await db.collection(`tenants/${tenant}/audit`).where('kind', '==', 'act').get();
    expect(acts.docs.map((row) => row.get('act'))).toEqual(['approve']);
  });

  it('erases again whom somebody erased since, before anybody comes in', async () => {
    const { tenant } = await makeFirm({ notes: 1, files: 0 });
    const { uid, request } = await addLeaver(tenant);
    const folder = newFolder();
    await take(folder, tenant);
    await erase(tenant, uid, request);
    expect((await restore('--tenant', tenant, '--from', folder)).code).toBe(0);
    const rows = await standing(tenant);
    expect(JSON.stringify(rows)).not.toContain('Lia');
    expect(Object.keys(rows).filter((path) => /\/(preferences|notifications)\//.test(path))).toEqual([]);
    expect(await read(`tenants/${tenant}/people/${uid}`)).toMatchObject({
      full_name: ERASED_NAME,
      is_active: false,
      kind: 'staff',
      rev: 2,
    });
    expect(await read(`tenants/${tenant}/privacy_requests/${request}`)).toMatchObject({
      state: 'done',
      answer: expect.stringMatching(/^Os dados desta pessoa foram apagados em \d\d\/\d\d\/\d{4}\.$/),
      rev: 2,
    });
    expect(await read(`app_users/${uid}`)).toMatchObject({ full_name: ERASED_NAME, is_active: false });
    expect(NAME_OF_RESTORES).toBe(ERASED_NAME);
  });

  it('names and marks rows whose bytes are nowhere, and names files that have other bytes', async () => {
    const { tenant, paths } = await makeFirm({ notes: 0, files: 3 });
    await bucket.file(paths[0]).delete();
    const folder = newFolder();
    await take(folder, tenant);
    await bucket.file(paths[1]).save('%PDF-1.4 other');
    const { code, lines } = await restore('--tenant', tenant, '--from', folder);
    expect(code).toBe(0);
    expect(lines).toContain(`row without its file: ${paths[0]}`);
    expect(lines).toContain(`has other bytes in the bucket, which stay: ${paths[1]}`);
    expect((await bucket.file(paths[1]).download())[0].toString()).toBe('%PDF-1.4 other');

    const rowOf = async (path) => read(`tenants/${tenant}/documents/${path.split('/').at(-2)}`);
    const marked = await rowOf(paths[0]);
    expect(marked).toMatchObject({
      check: 'refused',
      check_reason: MISSING_FILE.lost,
      rev: 2,
      updated_by: 'fn',
    });
    expect(FILE_LOST).toBe(MISSING_FILE.lost);
    expect(await read(`tenants/${tenant}/audit/${marked.last_op}`)).toMatchObject({
      ...{ uid: 'fn', entity: 'documents', kind: 'patch', rev: 2 },
      fields: ['check', 'check_reason'],
    });
    for (const path of paths.slice(1)) expect(await rowOf(path)).toMatchObject({ check: 'ok', rev: 1 });
  });
});

describe('nothing at all is changed', () => {
  /** Every document of the firm and its accounts, with the time of its last write. */
  async function everything(tenant) {
    const collections = await db.doc(`tenants/${tenant}`).listCollections();
    const found = await Promise.all([
      ...collections.map((collection) => collection.get()),
      db.collection('app_users').where('tenant_id', '==', tenant).get(),
    ]);
    return found.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.valueOf()}`),
    );
  }

  it.each([
    [
      'a row that was changed',
      (folder) => rewrite(folder, 'tenants.notes.jsonl', (text) => text.replace('Nota 1', 'Nota 9')),
    ],
    ['no manifest', (folder) => writeFile(`${folder}/manifest.json`, '')],
    ['a file that was damaged', async (folder, [path]) => writeFile(`${folder}/files/${path}`, 'other')],
  ])('by a backup with %s', async (_what, spoil) => {
    const { tenant, noteIds, paths } = await makeFirm({ notes: 2, files: 1 });
    const folder = newFolder();
    await take(folder, tenant);
    await spoil(folder, paths);
    await editNote(tenant, noteIds[0], 'Depois');
    const before = await everything(tenant);
    const { code, errors } = await restore('--tenant', tenant, '--from', folder);
    expect(code).toBe(1);
    expect(errors).not.toContain('stays closed');
    expect(await everything(tenant)).toEqual(before);
    expect(await epochOf(tenant)).toBeUndefined();
  });

  it("by another firm's backup, a folder that is none, or a ledger that cannot be read", async () => {
    const [own, other] = [await makeFirm({ notes: 1, files: 0 }), await makeFirm({ notes: 1, files: 0 })];
    const folder = newFolder();
    await take(folder, other.tenant);
    const before = await everything(own.tenant);
    const foreign = await restore('--tenant', own.tenant, '--from', folder);
    expect(foreign).toMatchObject({
      code: 1,
      errors: `${folder} is the backup of ${other.tenant} in ${PROJECT}.`,
    });
    const none = await restore('--tenant', own.tenant, '--from', `${folder}/none`);
    expect(none).toMatchObject({ code: 1, errors: expect.stringMatching(/Nothing was changed/) });
    await take(`${folder}-own`, own.tenant);
    await writeFile(`${folder}-own.jsonl`, 'Lia\n');
    const args = ['--tenant', own.tenant, '--from', `${folder}-own`, '--erasures', `${folder}-own.jsonl`];
    expect(await restore(...args)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/line 1: no line/),
    });
    expect(await everything(own.tenant)).toEqual(before);
    expect(await epochOf(own.tenant)).toBeUndefined();
  });
});

describe('an interrupted restore', () => {
  it('leaves the firm closed and says how to go on, and the same command ends it', async () => {
    const { tenant } = await makeFirm({ notes: 250, files: 0 });
    const folder = newFolder();
    await take(folder, tenant);
    const before = await firmRows(folder);
    await db.recursiveDelete(db.doc(`tenants/${tenant}`));

    const door = await databaseDoor(2);
    const first = startRestore(['--tenant', tenant, '--from', folder], door.addresses);
    await Promise.race([door.isFull, first.ended]);
    first.child.kill('SIGTERM');
    const ended = await first.ended;
    expect(ended.code).toBe(143);
    expect(ended.errors).toContain('The firm stays closed until the same command has run to its end');
    const { id, state } = await epochOf(tenant);
    expect(state).toBe('restoring');
    for (const account of await accountsOf(tenant)) expect(account.closed_at).toBeInstanceOf(Timestamp);
    const halfway = (await db.collection(`tenants/${tenant}/audit`).count().get()).data().count;
    expect(halfway).toBeLessThan(375);

    const { code, lines } = await restore('--tenant', tenant, '--from', folder);
    expect(code).toBe(0);
    expect(lines[0]).toContain('goes on being put back');
    expect(await epochOf(tenant)).toMatchObject({ id, state: 'open' });
    expect(await standing(tenant)).toEqual(before);
    for (const account of await accountsOf(tenant)) expect(account).not.toHaveProperty('closed_at');
  });

  it('leaves it closed too where the database goes away', async () => {
    const { tenant, noteIds } = await makeFirm({ notes: 2, files: 0 });
    const folder = newFolder();
    await take(folder, tenant);
    await editNote(tenant, noteIds[0], 'Depois');
    const door = await databaseDoor(1, { breaks: true });
    const { code, errors } = await startRestore(['--tenant', tenant, '--from', folder], door.addresses).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^No local backend answers[^\n]*\nThe firm stays closed[^\n]*$/);
    expect(await epochOf(tenant)).toMatchObject({ state: 'restoring' });
    expect((await restore('--tenant', tenant, '--from', folder)).code).toBe(0);
    expect(await epochOf(tenant)).toMatchObject({ state: 'open' });
  });
});

describe('into a project that lost the firm', () => {
  async function wipe(tenant, uids, paths) {
    await db.recursiveDelete(db.doc(`tenants/${tenant}`));
    for (const uid of uids) {
      await db.recursiveDelete(db.doc(`app_users/${uid}`));
      await db.doc(`erasures/${uid}`).delete();
    }
    await auth.deleteUsers(uids);
    for (const path of paths) await bucket.file(path).delete();
  }

  async function lost() {
    const { tenant, member, paths } = await makeFirm({ notes: 3, files: 2 });
    const blocked = await addAccount(tenant, 'Caio', { is_active: false, blocked_at: Timestamp.now() });
    const { uid: leaver, request } = await addLeaver(tenant);
    const folder = newFolder();
    await take(folder, tenant);
    await erase(tenant, leaver, request);
    const ledger = `${folder}.jsonl`;
    const copied = await backUp('--tenant', tenant, '--erasures', ledger);
    expect(copied).toMatchObject({ code: 0, lines: ['erasures 1'] });
    await wipe(tenant, [member, blocked, leaver], paths);
    return {
      tenant,
      member,
      blocked,
      leaver,
      paths,
      folder,
      args: ['--tenant', tenant, '--from', folder, '--erasures', ledger],
    };
  }

  it('come its accounts too, without passwords and without who was erased, and those who may come in are told', async () => {
    const { tenant, member, blocked, leaver, paths, folder, args } = await lost();
    const asking = await addAccount(tenant, 'Bia', { role: null, is_active: false });
    const { code, errors } = await restore(...args);
    expect(errors).toBe('');
    expect(code).toBe(0);
    const before = await firmRows(folder);
    const after = await standing(tenant);
    for (const path of Object.keys(before).filter(
      (name) => !/people|privacy|preferences|notifications/.test(name),
    ))
      expect(after[path]).toEqual(before[path]);
    expect(JSON.stringify(after)).not.toContain('Lia');
    for (const path of paths) expect((await bucket.file(path).exists())[0]).toBe(true);

    expect(await read(`app_users/${asking}`)).toMatchObject({ role: null, full_name: 'Bia Dias' });
    expect(await auth.getUser(member)).toMatchObject({ disabled: false, emailVerified: true });
    expect((await auth.getUser(member)).passwordHash).toBeUndefined();
    expect((await auth.getUser(blocked)).disabled).toBe(true);
    await expect(auth.getUser(leaver)).rejects.toThrow('no user record');
    expect(await read(`app_users/${leaver}`)).toMatchObject({ full_name: ERASED_NAME, is_active: false });
    expect(await read(`app_users/${member}/devices/phone`)).toMatchObject({ name: 'Celular' });
    expect(await read(`erasures/${leaver}`)).toMatchObject({ tenant_id: tenant });
    for (const account of await accountsOf(tenant)) expect(account).not.toHaveProperty('closed_at');
    const mails = await mailsOf(tenant);
    expect(mails).toMatchObject([
      { kind: 'password_reset', user_id: member, state: 'queued', lease_until: 0 },
    ]);

    // Now it has them: those are the ones that count.
    await db.doc(`app_users/${member}`).update({ role: 'supervisor' });
    await db.doc(`app_users/${blocked}`).delete();
    expect((await restore(...args)).code).toBe(0);
    expect(await read(`app_users/${member}`)).toMatchObject({ role: 'supervisor' });
    expect(await read(`app_users/${blocked}`)).toBeUndefined();
    expect(await mailsOf(tenant)).toHaveLength(1);
  });

  it('an interrupted one goes on with the accounts as well, and writes to nobody who has a password', async () => {
    const { tenant, member, blocked, args } = await lost();
    await auth.createUser({ uid: member, email: `${member}@aurora.example`, password: 'Demo@2026!' });
    const door = await databaseDoor(1);
    const first = startRestore(args, door.addresses);
    await Promise.race([door.isFull, first.ended]);
    first.child.kill('SIGKILL');
    await first.ended;
    // What it had made by then does not make the project one that had accounts.
    await db
      .doc(`app_users/${member}`)
      .set({ tenant_id: tenant, email: `${member}@aurora.example`, is_active: true });
    expect((await restore(...args)).code).toBe(0);
    expect(await read(`app_users/${blocked}`)).toMatchObject({ full_name: 'Caio Dias' });
    expect(await mailsOf(tenant)).toEqual([]);
  });
});
