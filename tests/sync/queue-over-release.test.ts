import { type Consent, makeOperationId } from '@portal/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient, getClient, listClients, updateClient } from '#data/clients/clients.ts';
import type { LocalAccount } from '#data/local/database-context.ts';
import { removeNote } from '#data/notes/notes.ts';
import { createObligation } from '#data/obligations/obligations.ts';
import { countUnsent, listAttention } from '#data/outbox/outbox-actions.ts';
import { createTask } from '#data/tasks/tasks.ts';
import { CLIENT, OBLIGATION, TASK } from '#data/testing/local-account.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { writeTogether } from '#data/writes/write-together.ts';
import type { RemoteDatabase } from '#sync/ports.ts';
import { release, RULES } from './releases.ts';
import { RealDevice } from './support/real-device.ts';
import { RealFirm } from './support/real-firm.ts';
import { startBackend } from './support/start-backend.ts';

const PATIENCE_MS = 120_000;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 500 });

const NOTE = { title: 'Ligar', content: 'Na terça', category: null };
/** What a long week without a connection leaves behind; the long tests take 500. */
const ENTRIES = Number(process.env['PORTAL_OLD_ENTRIES'] ?? 100);
/** Each is edited, gets an obligation and loses its note, and is followed by a new client with a task. */
const KNOWN = Array.from({ length: ENTRIES / 5 }, (_, index) => `c${String(index)}`);
/** Of the known clients, those that a tab of release N edits meanwhile, and the clients that it makes. */
const EDITED = KNOWN.filter((_, index) => index % 2 === 0);
const MADE = Array.from({ length: 20 }, (_, index) => `n${String(index)}`);
/** As functions of a later release may write it into an account. */
const LATER_CONSENT: Consent = {
  text: 'terms',
  version: '1.0',
  at: '2026-11-26T12:00:00.000000000Z',
  field_of_later: 'x',
};
const noteOf = (client_id: string) => `note-${client_id}`;
const registrationOf = (id: string) => `1.234.${id}`;

let backend: Awaited<ReturnType<typeof startBackend>>;
let firm: RealFirm;
beforeAll(async () => {
  // Rules of its own would be those of every other test too.
  backend = await startBackend({ name: 'queue-over-release-backend', config: 'fireemu.emulator.json' });
  firm = new RealFirm(backend.addresses);
}, PATIENCE_MS);
afterAll(async () => {
  await firm.close();
  await backend.stop();
});

/** What somebody does without a connection; returns the paths of what they made. */
async function workOffline(account: LocalAccount): Promise<string[]> {
  const made: string[] = [];
  const make = async (entity: string, writing: Promise<WriteResult>) => {
    const written = await writing;
    if (!written.ok) throw new Error(written.reason);
    made.push(`${entity}/${written.id}`);
    return written.id;
  };
  for (const client_id of KNOWN)
    // Together: one by one they take three times as long in an IndexedDB that is only an imitation.
    await writeTogether(account, account.db.tables, async () => {
      await make('obligations', createObligation(account, { ...OBLIGATION, client_id }));
      await removeNote(account, noteOf(client_id));
      const client = { ...CLIENT, corporate_name: `Oficina ${client_id}` };
      const created = await make('clients', createClient(account, client));
      await make('tasks', createTask(account, { ...TASK, client_id: created }));
      return updateClient(account, client_id, { city: `Recife ${client_id}` });
    });
  return made;
}

async function auditsOf({ db }: LocalAccount, scope: string): Promise<string[]> {
  const events = await db.events.toArray();
  return events.flatMap((event) => (event.kind === 'audit' && event.scope === scope ? [event.result] : []));
}

const CREATION_STAMPS = ['tenant_id', 'created_at', 'created_by', 'deleted_at'];
/** As a tab of release N writes: by the protocol, under its rules, with its field. */
async function workAsReleaseN(database: RemoteDatabase, uid: string): Promise<void> {
  const write = (kind: 'create' | 'patch', doc_id: string, fields: Record<string, unknown>) =>
    database.runTransaction((transaction) => {
      transaction.write({
        ...{ op_id: makeOperationId(uid, randomUUID()), uid, tenant_id: firm.tenantId, entity: 'clients' },
        ...{ doc_id, kind, rev: kind === 'create' ? 1 : 2, fields, server_times: [], client_id: null },
        changed: [...Object.keys(fields), ...(kind === 'create' ? CREATION_STAMPS : [])],
      });
      return Promise.resolve();
    });
  await Promise.all([
    ...EDITED.map((id) => write('patch', id, { municipal_registration: registrationOf(id) })),
    ...MADE.map((id) => write('create', id, { ...CLIENT, municipal_registration: registrationOf(id) })),
  ]);
}

test(
  'a queue that waited while a release added a field is sent whole, and takes the field from no row',
  async () => {
    await release(backend.addresses.firestore, RULES.before);
    await firm.writeRows('clients', Object.fromEntries(KNOWN.map((id) => [id, CLIENT])));
    const notes = KNOWN.map((client_id) => [noteOf(client_id), { ...NOTE, client_id }] as const);
    await firm.writeRows('notes', Object.fromEntries(notes));
    const [eva, noa] = [await firm.addPerson('eva', 'accountant'), await firm.addPerson('noa', 'accountant')];
    const device = await RealDevice.open(firm, eva);
    const { account } = device;
    await until(async () => expect(await listClients(account.db)).toHaveLength(KNOWN.length));
    await until(async () => expect(await account.db.notes.count()).toBe(KNOWN.length));
    device.setOnline(false);
    const made = await workOffline(account);
    expect(await countUnsent(account.db)).toBe(ENTRIES);

    await release(backend.addresses.firestore, RULES.adding);
    await workAsReleaseN((await firm.signIn(noa)).database, noa);
    await firm.changeUser(eva, { consents: [LATER_CONSENT] });
    device.setOnline(true);
    await until(async () => expect(await countUnsent(account.db)).toBe(0));

    expect(await listAttention(account.db)).toEqual([]);
    const rows = await firm.db.getAll(...made.map((path) => firm.db.doc(`tenants/${firm.tenantId}/${path}`)));
    expect(rows.filter((row) => row.get('rev') !== 1)).toEqual([]);
    for (const id of KNOWN) {
      const meanwhile = EDITED.includes(id)
        ? { rev: 3, municipal_registration: registrationOf(id) }
        : { rev: 2 };
      expect(await firm.row('clients', id)).toMatchObject({ ...meanwhile, city: `Recife ${id}` });
      expect(await firm.row('notes', noteOf(id))).toMatchObject({ rev: 2, title: null, content: null });
    }
    expect(await account.db.notes.count()).toBe(0);
    // What it does not know it mirrors all the same.
    for (const id of [...EDITED, ...MADE])
      await until(async () =>
        expect(await getClient(account.db, id)).toMatchObject({ municipal_registration: registrationOf(id) }),
      );

    // A tab of the release before goes on: it edits what release N made.
    for (const id of MADE) await updateClient(account, id, { city: 'Olinda' });
    await until(async () => expect(await countUnsent(account.db)).toBe(0));
    for (const id of MADE) {
      const both = { rev: 2, city: 'Olinda', municipal_registration: registrationOf(id) };
      expect(await firm.row('clients', id)).toMatchObject(both);
    }
    await device.leave();
    expect(device.faults).toEqual([]);

    // On a day when an audit is due, nothing differs.
    await account.db.cursors.where('scope').equals('clients').modify({ audited_at: 0 });
    await account.db.events.clear();
    const later = await RealDevice.open(firm, eva, { keeps: account });
    await until(async () => expect(await auditsOf(account, 'clients')).toEqual(['alike']));
    expect([await account.db.differences.toArray(), await account.db.quarantine.toArray()]).toEqual([[], []]);
    expect(later.faults).toEqual([]);
    await later.close();
  },
  2 * PATIENCE_MS,
);
