import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucket, db, runSchedule, triggersSettled, withDuplicates } from '../support/backend.ts';
import { draft, upload, writeRow } from '../support/documents.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { makePerson, rowOf, type Person } from '../support/people.ts';
import { HOURLY_SENDS, QUOTA_FILES, QUOTA_MEGABYTES } from '../support/settings.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';

let firm: string;
let staff: Person;
beforeAll(async () => {
  firm = (await makeFirm()).id;
  staff = await makePerson(firm, 'accountant');
});

/** A company of its own, and a person of it. */
async function company(): Promise<{ id: string; person: Person }> {
  const id = someId('client');
  return { id, person: await makePerson(firm, 'client', { client_id: id, client_ids: [id] }) };
}
const newDraft = (by: Person, clientId: string) => draft(by, { tenantId: firm, clientId, id: someId('doc') });
const usageOf = async (clientId: string) => (await db.doc(`usage/${firm}_${clientId}`).get()).data();
const use = (clientId: string, files: number, bytes: number) =>
  db
    .doc(`usage/${firm}_${clientId}`)
    .set({ tenant_id: firm, client_id: clientId, files, bytes, is_full: false });
async function send(by: Person, clientId: string): Promise<string> {
  const { path } = newDraft(by, clientId);
  await upload(path, PDF, by.token);
  await triggersSettled();
  return path;
}
const pausedOf = async ({ uid }: Person) => (await rowOf(uid))?.['paused_client_ids'];

describe('what a company stores', () => {
  it('is counted once however often its events come, and no more once it is gone', async () => {
    const { id, person } = await company();
    const { path } = newDraft(person, id);
    await withDuplicates('countStoredFile', 3, async () => {
      await upload(path, PDF, person.token);
    });
    expect(await usageOf(id)).toMatchObject({ files: 1, bytes: PDF.length, is_full: false });
    await withDuplicates('countGoneFile', 3, async () => {
      await bucket.file(path).delete();
    });
    expect(await usageOf(id)).toMatchObject({ files: 0, bytes: 0 });
  });

  it('is refused from the file after the last of its quota on, until there is room', async () => {
    const { id, person } = await company();
    await use(id, QUOTA_FILES - 2, 0);
    await send(person, id);
    expect(await pausedOf(person)).toBeUndefined();
    const last = await send(person, id);
    expect(await pausedOf(person)).toEqual([id]);
    await expect(send(person, id)).rejects.toThrow('403');
    await expect(send(staff, id)).resolves.toBeDefined();
    await bucket.file(last).delete();
    await triggersSettled();
    expect(await pausedOf(person)).toEqual([id]);
    await use(id, 1, 0);
    await db.doc(`usage/${firm}_${id}`).update({ is_full: true });
    await send(staff, id);
    expect(await pausedOf(person)).toEqual([]);
    await expect(send(person, id)).resolves.toBeDefined();
  });

  it('is refused too once its bytes are used up', async () => {
    const { id, person } = await company();
    await use(id, 0, QUOTA_MEGABYTES * 1024 * 1024 - PDF.length - 1);
    await send(person, id);
    expect(await pausedOf(person)).toBeUndefined();
    await send(person, id);
    expect(await pausedOf(person)).toEqual([id]);
  });

  it('pauses nobody of another company, nor of another firm’s company of the same id', async () => {
    const [full, other] = [await company(), await company()];
    const foreign = await makePerson((await makeFirm()).id, 'client', {
      client_id: full.id,
      client_ids: [full.id],
    });
    await use(full.id, QUOTA_FILES, 0);
    await send(full.person, full.id);
    expect(await pausedOf(full.person)).toEqual([full.id]);
    expect(await pausedOf(other.person)).toBeUndefined();
    expect(await pausedOf(foreign)).toBeUndefined();
  });

  it('leaves no company paused that the person has left', async () => {
    const { id } = await company();
    const person = await makePerson(firm, 'client', {
      client_id: id,
      client_ids: [id],
      paused_client_ids: ['left'],
    });
    await use(id, QUOTA_FILES, 0);
    await send(person, id);
    expect(await pausedOf(person)).toEqual([id]);
  });
});

describe('what a person sends within an hour', () => {
  /** Rows as the rules let a device write them, all at once. */
  async function write(collection: string, by: Person, count: number, ageMs = 0): Promise<void> {
    const batch = db.batch();
    const created_at = Timestamp.fromMillis(Date.now() - ageMs);
    for (let number = 0; number < count; number += 1)
      batch.set(db.doc(`tenants/${firm}/${collection}/${someId('row')}`), {
        client_id: 'c1',
        created_by: by.uid,
        created_at,
      });
    await batch.commit();
    await triggersSettled();
  }
  const pausedUntil = async ({ uid }: Person) => {
    const until: unknown = (await rowOf(uid))?.['paused_until'];
    return until instanceof Timestamp ? until.toMillis() : null;
  };

  it.each(['messages', 'service_requests', 'documents'])('is too much at a number of %s', async (kind) => {
    const { person } = await company();
    await write(kind, person, HOURLY_SENDS - 1);
    expect(await pausedUntil(person)).toBeNull();
    await write(kind, person, 1);
    const until = await pausedUntil(person);
    expect(until).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect(until).toBeLessThan(Date.now() + 61 * 60_000);
    await write(kind, person, 1);
    expect(await pausedUntil(person)).toBe(until);
  });

  it('is not too much when it was written over more than an hour', async () => {
    const { person } = await company();
    await write('service_requests', person, HOURLY_SENDS, 61 * 60_000);
    await write('service_requests', person, 1);
    expect(await pausedUntil(person)).toBeNull();
  });

  it('is never too much of the staff', async () => {
    await write('service_requests', staff, HOURLY_SENDS);
    expect(await pausedUntil(staff)).toBeNull();
  });
});

describe('a file whose row does not come', () => {
  const entryOf = (path: string) => db.doc(`stored_files/${createHash('sha256').update(path).digest('hex')}`);
  const exists = async (path: string) => (await bucket.file(path).exists())[0];
  /** As if the time for its next look had come. */
  async function lookNow(path: string): Promise<void> {
    await entryOf(path).update({ look_at: Timestamp.fromMillis(Date.now() - 1) });
    await runSchedule('sweepFiles');
  }

  it('is left alone for a day', async () => {
    const { id, person } = await company();
    const path = await send(person, id);
    const look = (await entryOf(path).get()).get('look_at') as Timestamp; // as the function writes it
    expect(look.toMillis()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await runSchedule('sweepFiles');
    expect((await entryOf(path).get()).get('reported_at')).toBeUndefined();
    expect(await exists(path)).toBe(true);
  });

  it('is reported first, and taken away a month later with what it counted for', async () => {
    const { id, person } = await company();
    const path = await send(person, id);
    await lookNow(path);
    const entry = await entryOf(path).get();
    expect(entry.get('reported_at')).toBeInstanceOf(Timestamp);
    const next = entry.get('look_at') as Timestamp; // as the function writes it
    expect(next.toMillis()).toBeGreaterThan(Date.now() + 29 * 24 * 3_600_000);
    expect(await exists(path)).toBe(true);
    await lookNow(path);
    expect(await exists(path)).toBe(false);
    expect((await entryOf(path).get()).exists).toBe(false);
    expect(await usageOf(id)).toMatchObject({ files: 0, bytes: 0 });
  });

  it('is neither reported nor taken away while its firm is put back: the row may be about to come', async () => {
    const { id, person } = await company();
    const path = await send(person, id);
    const { tenant_id } = (await entryOf(path).get()).data() ?? {};
    const epoch = db.doc(`epochs/${tenant_id}`);
    await epoch.set({ state: 'restoring' });
    await lookNow(path);
    await epoch.delete();
    const entry = await entryOf(path).get();
    expect(entry.get('reported_at')).toBeUndefined();
    const next = entry.get('look_at') as Timestamp; // as the function writes it
    expect(next.toMillis()).toBeGreaterThan(Date.now());
    await lookNow(path);
    expect((await entryOf(path).get()).get('reported_at')).toBeInstanceOf(Timestamp);
  });

  it('stays for good once its row has come, reported or not', async () => {
    const { id, person } = await company();
    const document = newDraft(person, id);
    await upload(document.path, PDF, person.token);
    await triggersSettled();
    await lookNow(document.path);
    await writeRow(document);
    await triggersSettled();
    await lookNow(document.path);
    expect((await entryOf(document.path).get()).data()).not.toHaveProperty('look_at');
    expect(await exists(document.path)).toBe(true);
  });

  it('is not taken for the one that the row of its document names', async () => {
    const { id, person } = await company();
    const document = newDraft(person, id);
    const path = document.path.replace('r1.pdf', 'r2.pdf');
    await upload(path, PDF, person.token);
    await triggersSettled();
    await writeRow({ ...document, fields: { ...document.fields, check: 'ok' } });
    await lookNow(path);
    expect((await entryOf(path).get()).get('reported_at')).toBeInstanceOf(Timestamp);
  });
});
