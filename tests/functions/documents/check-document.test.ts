import { createHash } from 'node:crypto';
import { receiptSchema } from '@portal/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bucket,
  db,
  retriesDue,
  retryIsWaiting,
  runSchedule,
  triggersSettled,
  triggersSettledWithRetries,
  withDuplicates,
} from '../support/backend.ts';
import {
  downloadStatus,
  draft,
  readMetadata,
  rowPath,
  upload,
  writeRow,
  type Draft,
} from '../support/documents.ts';
import { makeFirm, someId } from '../support/firms.ts';
import { makePerson, PASSWORD, signIn, type Person } from '../support/people.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const PAGE = '<!doctype html><script>alert(1)</script>';
const MINUTE_MS = 60_000;

let firm: string;
let client: Person;
let staff: Person;
beforeAll(async () => {
  firm = (await makeFirm()).id;
  client = await makePerson(firm, 'client', { client_id: 'c1', client_ids: ['c1'] });
  staff = await makePerson(firm, 'accountant');
  await triggersSettled();
});

/** Some tests move the backend's clock on by hours, and a token lives for one. */
beforeEach(async () => {
  const renewed = async (person: Person) => ({
    ...person,
    token: (await signIn(person.email, PASSWORD)) ?? '',
  });
  [client, staff] = await Promise.all([renewed(client), renewed(staff)]);
});

const newDraft = (fields: Parameters<typeof draft>[2] = {}) =>
  draft(client, { tenantId: firm, clientId: 'c1', id: someId('doc') }, fields);

async function send(document: Draft, bytes: string, contentType?: string) {
  await upload(document.path, bytes, client.token, contentType);
  await writeRow(document);
  await triggersSettled();
}

const rowOf = async (document: Draft): Promise<DocumentData> =>
  (await db.doc(rowPath(document)).get()).data() ?? {};
const receiptsOf = async ({ id }: Draft) =>
  (await db.collection(`tenants/${firm}/audit`).where('doc_id', '==', id).get()).docs;
const exists = async (path: string) => (await bucket.file(path).exists())[0];
const quarantined = ({ path }: Draft) => path.replace('client-documents/', 'quarantine/');

describe('a document whose bytes are what its row says', () => {
  it('passes, by one stamped patch with its receipt, and stays where it is', async () => {
    const document = newDraft();
    await send(document, PDF);
    const row = await rowOf(document);
    expect(row).toMatchObject({
      ...document.fields,
      check: 'ok',
      checked_by: 'content+scanner',
      sha256: createHash('sha256').update(PDF).digest('hex'),
      rev: 2,
      created_by: client.uid,
      updated_by: 'fn',
    });
    const [receipt, ...others] = await receiptsOf(document);
    expect(others).toEqual([]);
    expect(receipt?.id).toBe(row['last_op']);
    expect(receipt?.id).toMatch(/^fn_[A-Za-z0-9-]{8,40}$/);
    expect(receipt?.data()).toEqual({
      uid: 'fn',
      entity: 'documents',
      doc_id: document.id,
      client_id: 'c1',
      rev: 2,
      kind: 'patch',
      fields: ['check', 'checked_by', 'sha256'],
      at: row['updated_at'],
    });
    // A function has no device whose claim it could pass on.
    expect(Object.keys(receipt?.data() ?? {}).toSorted()).toEqual(
      Object.keys(receiptSchema.omit({ done_at: true }).shape).toSorted(),
    );
    expect(await downloadStatus(document.path, { token: client.token })).toBe(200);
  });

  it('says which bytes it is, whatever the device said of them', async () => {
    const document = newDraft({ sha256: 'f'.repeat(64) });
    await send(document, PDF);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect(await rowOf(document)).toMatchObject({ check: 'ok', sha256 });
  });

  it('passes under the firm’s own folder too', async () => {
    const document = draft(staff, { tenantId: firm, clientId: null, id: someId('doc') });
    await upload(document.path, PDF, staff.token);
    await writeRow(document);
    await triggersSettled();
    expect(await rowOf(document)).toMatchObject({ check: 'ok', client_id: null });
  });

  it('is checked once when its event comes four times', async () => {
    const document = newDraft();
    await upload(document.path, PDF, client.token);
    await triggersSettled();
    await withDuplicates('checkDocument', 3, () => writeRow(document));
    expect(await rowOf(document)).toMatchObject({ check: 'ok', rev: 2 });
    expect(await receiptsOf(document)).toHaveLength(1);
  });

  it('keeps what staff wrote before the check was through', async () => {
    const document = newDraft();
    await writeRow(document);
    await retryIsWaiting();
    await db.doc(rowPath(document)).update({ category: 'Guias', rev: 2 });
    await bucket.file(document.path).save(PDF, { contentType: 'application/pdf', resumable: false });
    await triggersSettledWithRetries();
    expect(await rowOf(document)).toMatchObject({ check: 'ok', category: 'Guias', rev: 3 });
  });
});

describe('a document whose bytes are something else', () => {
  it('is refused with a reason, moved, and downloadable by nobody', async () => {
    const document = newDraft();
    const answer = await upload(document.path, PAGE, client.token);
    expect(await downloadStatus(document.path, { token: client.token })).toBe(403);
    await writeRow(document);
    await triggersSettled();

    const row = await rowOf(document);
    expect(row).toMatchObject({
      check: 'refused',
      check_reason: expect.stringContaining('internet'),
      rev: 2,
    });
    expect((await receiptsOf(document)).map((receipt) => receipt.get('fields'))).toEqual([
      ['check', 'check_reason'],
    ]);
    expect(await exists(document.path)).toBe(false);
    expect(await exists(quarantined(document))).toBe(true);
    const downloadToken = String(answer['downloadTokens']);
    for (const path of [document.path, quarantined(document)]) {
      expect(await downloadStatus(path, { token: client.token }), path).not.toBe(200);
      expect(await downloadStatus(path, { token: staff.token }), path).not.toBe(200);
      expect(await downloadStatus(path, { downloadToken }), path).not.toBe(200);
    }
    const [metadata] = await bucket.file(quarantined(document)).getMetadata();
    expect(metadata.metadata).toEqual({ copied_from: document.path });
    await expect(upload(document.path, PDF, client.token)).rejects.toThrow('403');
  });

  it.each([
    ['a second extension', { filename: 'Guia.pdf.exe' }],
    ['a name of another type', { filename: 'Guia.xml' }],
    ['a type that is not the file’s', { mime_type: 'image/png' as const }],
  ])('is refused for %s', async (_, fields) => {
    const document = newDraft(fields);
    await send(document, PDF);
    expect(await rowOf(document)).toMatchObject({ check: 'refused' });
    expect(await exists(document.path)).toBe(false);
  });

  it('is refused when it was stored as another type', async () => {
    const document = newDraft();
    await send(document, PDF, 'application/xml');
    expect(await rowOf(document)).toMatchObject({ check: 'refused' });
  });

  it('is refused once when its event comes four times', async () => {
    const document = newDraft();
    await upload(document.path, PAGE, client.token);
    await triggersSettled();
    await withDuplicates('checkDocument', 3, () => writeRow(document));
    expect(await rowOf(document)).toMatchObject({ check: 'refused', rev: 2 });
    expect(await receiptsOf(document)).toHaveLength(1);
    expect(await exists(document.path)).toBe(false);
    expect(await exists(quarantined(document))).toBe(true);
  });

  it('is refused by the run after one that had only moved it', async () => {
    const document = newDraft();
    const options = { contentType: 'application/pdf', resumable: false };
    await bucket.file(quarantined(document)).save(PAGE, options);
    await writeRow(document);
    await triggersSettled();
    expect(await rowOf(document)).toMatchObject({
      check: 'refused',
      check_reason: expect.stringContaining('internet'),
    });
  });

  it('is moved even though its row was removed meanwhile, and the row stays removed', async () => {
    const document = newDraft();
    await upload(document.path, PAGE, client.token);
    await writeRow(document, { deleted_at: Timestamp.now() });
    await triggersSettled();
    expect(await rowOf(document)).toMatchObject({ check: 'pending', rev: 1 });
    expect(await exists(document.path)).toBe(false);
  });
});

describe('a row', () => {
  it('opens no file of another document', async () => {
    const victim = newDraft();
    await send(victim, PDF);
    const thief = newDraft({ storage_path: victim.path });
    await writeRow(thief);
    await triggersSettled();
    expect(await rowOf(thief)).toMatchObject({ check: 'refused' });
    expect(await rowOf(victim)).toMatchObject({ check: 'ok', rev: 2 });
    expect(await exists(victim.path)).toBe(true);
  });

  it('leaves no second file next to its own', async () => {
    const document = newDraft();
    const beside = document.path.replace('r1.pdf', 'r2.pdf');
    await upload(beside, PAGE, client.token);
    await send(document, PDF);
    expect(await rowOf(document)).toMatchObject({ check: 'ok' });
    expect(await downloadStatus(document.path, { token: client.token })).toBe(200);
    expect(await downloadStatus(beside, { token: client.token })).not.toBe(200);
  });

  it('waits for bytes that are not there yet', async () => {
    const document = newDraft();
    await writeRow(document);
    await retryIsWaiting();
    expect(await rowOf(document)).toMatchObject({ check: 'pending', rev: 1 });
    await bucket.file(document.path).save(PDF, { contentType: 'application/pdf', resumable: false });
    await retriesDue();
    await triggersSettledWithRetries();
    expect(await rowOf(document)).toMatchObject({ check: 'ok', rev: 2 });
  });

  it('is refused when its bytes have not come for ten minutes', async () => {
    const document = newDraft();
    await writeRow(document, { created_at: Timestamp.fromMillis(Date.now() - 11 * MINUTE_MS) });
    await triggersSettled();
    expect(await rowOf(document)).toMatchObject({
      check: 'refused',
      check_reason: 'O arquivo não chegou ao servidor.',
    });
  });

  it('that says of itself that it was checked is left alone', async () => {
    const document = newDraft({ check: 'ok' });
    await send(document, PAGE);
    expect(await rowOf(document)).toMatchObject({ check: 'ok', rev: 1 });
    expect(await exists(document.path)).toBe(true);
  });
});

describe('a row that a trigger left pending', () => {
  const left = { created_at: Timestamp.fromMillis(Date.now() - 11 * MINUTE_MS) };
  /** A lost event: the row is pending again, as if nothing had looked at it. */
  const leavePending = async (document: Draft, stamps: object = left) => {
    await send(document, PDF);
    await db.doc(rowPath(document)).update({ check: 'pending', ...stamps });
  };

  it('is checked again by schedule when it is older than ten minutes', async () => {
    const [old, young] = [newDraft(), newDraft()];
    await leavePending(old);
    await leavePending(young, {});
    await runSchedule('recheckPending');
    expect(await rowOf(old)).toMatchObject({ check: 'ok' });
    expect(await rowOf(young)).toMatchObject({ check: 'pending' });
  });

  it('is refused once its file was opened too often without an end', async () => {
    const document = newDraft();
    await leavePending(document);
    await db.doc(`check_attempts/${firm}_${document.id}`).set({ count: 8 });
    await runSchedule('recheckPending');
    expect(await rowOf(document)).toMatchObject({
      check: 'refused',
      check_reason: expect.stringContaining('Não foi possível verificar'),
    });
  });
});

describe('the download token of an upload', () => {
  it('is good for nothing once the file has arrived', async () => {
    const document = newDraft();
    const answer = await upload(document.path, PDF, client.token);
    const downloadToken = String(answer['downloadTokens']);
    expect(downloadToken).toMatch(/^[0-9a-f-]{36}$/);
    await triggersSettled();
    expect(await downloadStatus(document.path, { downloadToken })).not.toBe(200);
    const [metadata] = await bucket.file(document.path).getMetadata();
    expect(metadata.metadata?.['firebaseStorageDownloadTokens']).toBeUndefined();
    expect(metadata.contentType).toBe('application/pdf');
    await writeRow(document);
    await triggersSettled();
    expect(await downloadStatus(document.path, { token: client.token })).toBe(200);
  });

  it('is good for nothing either when the file’s metadata were asked for later', async () => {
    const document = newDraft();
    await send(document, PDF);
    const answer = await readMetadata(document.path, client.token);
    const downloadToken = String(answer['downloadTokens']);
    expect(downloadToken).toMatch(/^[0-9a-f-]{36}$/);
    await triggersSettled();
    expect(await downloadStatus(document.path, { downloadToken })).not.toBe(200);
    expect(await downloadStatus(document.path, { token: client.token })).toBe(200);
  });
});
