import { ESLint } from 'eslint';
import { Timestamp } from 'firebase-admin/firestore';
import { load } from 'exifreader';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@portal/domain';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import { PHOTO_SAMPLES } from '#data/testing/photos/photo-samples.ts';
import { cleanPhoto } from '#data/files/photo-metadata/clean-photo.ts';
import { safeFilename } from '#data/files/safe-filename.ts';
import { docx, EICAR_FILE, xlsx } from 'functions/src/documents/content/testing/samples.ts';
import { bucket, db, triggersSettled } from '../functions/support/backend.ts';
import { downloadStatus, draft, rowPath, upload, writeRow } from '../functions/support/documents.ts';
import { expectCommitAllowed, expectCommitDenied } from '../rules/support/expectations.ts';
import { createOperation, newId } from '../rules/support/operations.ts';
import {
  COMPANY,
  FIRM,
  OTHER_COMPANY,
  OTHER_FIRM,
  type Persona,
  SECOND_COMPANY,
  SENIORS,
  STAFF,
  uidOf,
} from '../rules/support/personas.ts';
import { validFields } from '../rules/support/rows.ts';
import { bucketStatus } from './raw-requests.ts';
import { useRealWorld } from './real-world.ts';

const world = useRealWorld();
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const MEMBERS = ['client', ...STAFF] as const;

const pathIn = (company: string, { firm = FIRM, id = newId(), file = 'f3a9.pdf' } = {}) =>
  `client-documents/${firm}/${company}/${id}/${file}`;
const sendStatus = (persona: Persona, path: string, body: BodyInit = PDF, type = 'application/pdf') =>
  bucketStatus(`?uploadType=media&name=${encodeURIComponent(path)}`, world.tokenOf(persona), {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
const about = (persona: Persona, path: string, init: RequestInit) =>
  bucketStatus(`/${encodeURIComponent(path)}`, world.tokenOf(persona), init);
const metadata = (type: string) => ({
  method: 'PATCH',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ contentType: type }),
});

/** Sends a document of the client as the app does, and waits until it was looked at. */
async function sent(bytes: string | Uint8Array, fields: Parameters<typeof draft>[2] = {}) {
  const sender = { uid: uidOf('client'), email: '', token: world.tokenOf('client'), refreshToken: '' };
  const document = draft(sender, { tenantId: FIRM, clientId: COMPANY, id: newId() }, fields);
  await upload(document.path, new Uint8Array(Buffer.from(bytes)), sender.token);
  await writeRow(document);
  await triggersSettled();
  const row = (await db.doc(rowPath(document)).get()).data() ?? {};
  return { ...document, row };
}

async function expectOutOfReach(path: string) {
  for (const persona of MEMBERS)
    for (const place of [path, path.replace('client-documents/', 'quarantine/')])
      expect(await downloadStatus(place, { token: world.tokenOf(persona) }), persona).not.toBe(200);
  expect((await bucket.file(path).exists())[0]).toBe(false);
}

describe('files', () => {
  let own: Awaited<ReturnType<typeof sent>>;
  beforeAll(async () => {
    own = await sent(PDF);
    expect(own.row).toMatchObject({ check: 'ok' });
    expect(await downloadStatus(own.path, { token: world.tokenOf('client') })).toBe(200);
  });

  it("27 Nobody reads, lists, overwrites or deletes in another client's or firm's folder", async () => {
    for (const intruder of ['otherClient', 'foreignAdmin', 'pending', 'accountWithoutRow'] as const) {
      expect(await downloadStatus(own.path, { token: world.tokenOf(intruder) }), intruder).toBe(403);
      expect(await about(intruder, own.path, {}), intruder).toBe(403);
      expect(await sendStatus(intruder, own.path), intruder).toBe(403);
      expect(await sendStatus(intruder, pathIn(COMPANY)), intruder).toBe(403);
      expect(await about(intruder, own.path, { method: 'DELETE' }), intruder).toBe(403);
      for (const folder of ['', 'client-documents/', `client-documents/${FIRM}/${COMPANY}/`])
        expect(
          await bucketStatus(`?prefix=${encodeURIComponent(folder)}&delimiter=/`, world.tokenOf(intruder)),
          intruder,
        ).toBe(403);
    }
    expect(await sendStatus('client', pathIn(OTHER_COMPANY))).toBe(403);
    expect(await sendStatus('client', pathIn('general'))).toBe(403);
    for (const persona of MEMBERS)
      expect(await sendStatus(persona, pathIn('ferragem', { firm: OTHER_FIRM })), persona).toBe(403);
  });

  it('28 Nobody overwrites a file whose row exists, puts one next to it, changes its metadata or deletes it', async () => {
    for (const persona of MEMBERS) {
      expect(await sendStatus(persona, own.path, '%PDF-1.7 outro'), persona).toBe(403);
      expect(await sendStatus(persona, own.path.replace('r1.pdf', 'r2.pdf')), persona).toBe(403);
      expect(await about(persona, own.path, metadata('text/html')), persona).toBe(403);
      expect(await about(persona, own.path, { method: 'DELETE' }), persona).toBe(403);
    }
    const [bytes] = await bucket.file(own.path).download();
    expect(bytes.toString()).toBe(PDF);
  });

  it('29 A file over 25 MB, one without a byte and one of a type that is not on the list are denied', async () => {
    expect(await sendStatus('client', pathIn(COMPANY), new Uint8Array(MAX_FILE_BYTES + 1))).toBe(403);
    expect(await sendStatus('client', pathIn(COMPANY), '')).toBe(403);
    for (const type of ['text/html', 'image/svg+xml', 'application/javascript', 'application/x-msdownload'])
      expect(await sendStatus('client', pathIn(COMPANY), PDF, type), type).toBe(403);
  });

  it('30 Pages, drawings, scripts and programs are denied by name, and under another name or with macros by content', async () => {
    for (const file of ['a.html', 'a.svg', 'a.js', 'a.exe', 'a.pdf.exe', 'a.exe.pdf', 'a'])
      expect(await sendStatus('client', pathIn(COMPANY, { file })), file).toBe(403);
    const disguised = [
      '<!doctype html><script>alert(1)</script>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'MZ\u0090\u0000\u0003',
      docx({ 'word/vbaProject.bin': 'x' }),
      xlsx({ 'xl/macrosheets/sheet1.xml': '<macrosheet/>' }),
    ];
    for (const bytes of disguised) {
      const document = await sent(bytes);
      expect(document.row).toMatchObject({ check: 'refused', check_reason: expect.any(String) });
      await expectOutOfReach(document.path);
    }
  });

  it('31 The test virus is moved out of reach, and its row says why', async () => {
    const document = await sent(EICAR_FILE);
    expect(document.row).toMatchObject({ check: 'refused', check_reason: expect.any(String) });
    await expectOutOfReach(document.path);
    const [exists] = await bucket.file(document.path.replace('client-documents/', 'quarantine/')).exists();
    expect(exists).toBe(true);
  });

  it('32 A name with path parts, marks that turn the text, line breaks or a formula is a text, never a path', async () => {
    const names = [
      '../../etc/passwd.pdf',
      '..\\..\\windows\\system32.pdf',
      'fatura\u202efdp.exe.pdf',
      'a\r\nContent-Type: text/html\r\n.pdf',
      '=cmd|calc!A0.pdf',
      'con.pdf',
    ];
    for (const filename of names) {
      const { row, path } = await sent(PDF, { filename });
      expect(row['storage_path']).toBe(path);
      expect(path).toMatch(/^client-documents\/aurora\/padaria\/[A-Za-z0-9]+\/r1\.pdf$/);
      expect(safeFilename(filename, 'application/pdf')).toMatch(/^(?!con\.)[^/\\\p{Cc}\p{Cf}|:]+\.pdf$/u);
    }
  });

  it('33 A call of getDownloadURL fails the build, and the token that an upload answers with opens nothing', async () => {
    const linter = new ESLint({ cwd: process.cwd() });
    const [report] = await linter.lintText('getDownloadURL(x);', { filePath: 'web/src/firebase/link.js' });
    expect(report?.messages.map(({ message }) => message).join()).toContain('download link outlives');
    const path = pathIn(COMPANY);
    const answer = await upload(path, PDF, world.tokenOf('client'));
    await triggersSettled();
    expect(await downloadStatus(path, { downloadToken: String(answer['downloadTokens']) })).not.toBe(200);
  });

  it('34 No place and no device leaves in a photo of any kind', () => {
    for (const [extension, photo] of PHOTO_SAMPLES) {
      const clean = Buffer.from(cleanPhoto(extension, photo) ?? []);
      expect(clean.length, extension).toBeGreaterThan(0);
      expect(clean.includes(LEAK), extension).toBe(false);
      const { gps, xmp, exif } = load(clean, { expanded: true });
      expect([gps?.Latitude, exif?.Make, exif?.Model, xmp?.['Make']].filter(Boolean), extension).toEqual([]);
    }
  });

  it('35 A client whose company has reached its quota sends nothing more, and the others go on', async () => {
    const account = `app_users/${uidOf('client')}`;
    const create = () => {
      const id = newId();
      const fields = validFields(uidOf('client'), id).documents;
      return { path: fields.storage_path, row: createOperation('client', 'documents', fields, { id }) };
    };
    await db.doc(account).update({ paused_client_ids: [COMPANY] });
    const paused = create();
    expect(await sendStatus('client', paused.path)).toBe(403);
    await expectCommitDenied(world.as('client'), paused.row);
    expect(await sendStatus('client', pathIn(SECOND_COMPANY))).toBe(200);
    expect(await sendStatus('accountant', pathIn(COMPANY))).toBe(200);
    expect(await downloadStatus(own.path, { token: world.tokenOf('client') })).toBe(200);
    await db.doc(account).update({ paused_client_ids: [] });
    expect(await sendStatus('client', paused.path)).toBe(200);
    await expectCommitAllowed(world.as('client'), paused.row);
  });

  it('finding 3: bytes are given to nobody before their row exists, to their sender alone before the check', async () => {
    const path = pathIn(COMPANY);
    expect(await sendStatus('client', path)).toBe(200);
    for (const persona of MEMBERS)
      expect(await downloadStatus(path, { token: world.tokenOf(persona) }), persona).toBe(403);
    const id = newId();
    const waiting = pathIn(COMPANY, { id, file: 'f3a9.pdf' });
    expect(await sendStatus('client', waiting)).toBe(200);
    // Marked by hand once it was looked at: as if nothing had.
    const existing = await world.addRow(
      'documents',
      { storage_path: waiting, uploaded_by: uidOf('client') },
      { id },
    );
    await db.doc(`tenants/${FIRM}/documents/${existing.id}`).update({ check: 'pending' });
    for (const persona of STAFF)
      expect(await downloadStatus(waiting, { token: world.tokenOf(persona) }), persona).toBe(403);
    expect(await downloadStatus(waiting, { token: world.tokenOf('client') })).toBe(200);
  });

  it('finding 3: an empty part of a path is denied', async () => {
    for (const path of [
      `client-documents//${COMPANY}/x/a.pdf`,
      `client-documents/${FIRM}//x/a.pdf`,
      pathIn(COMPANY, { id: '' }),
    ])
      for (const persona of MEMBERS) {
        expect(await sendStatus(persona, path), path).not.toBe(200);
        expect(await downloadStatus(path, { token: world.tokenOf(persona) }), path).not.toBe(200);
      }
  });

  it('finding 4: a package that unpacks to hundreds of times its size ends refused', async () => {
    const zeros = new Uint8Array(60 * 1024 * 1024);
    const document = await sent(docx({ 'word/media/a.bin': zeros, 'word/media/b.bin': zeros }));
    expect(document.row).toMatchObject({ check: 'refused', check_reason: expect.any(String) });
  });

  it('finding 6: the bytes of a removed document are given to seniors alone', async () => {
    const removed = await sent(PDF);
    await db.doc(rowPath(removed)).update({ deleted_at: Timestamp.now() });
    for (const persona of ['client', 'accountant'] as const)
      expect(await downloadStatus(removed.path, { token: world.tokenOf(persona) }), persona).toBe(403);
    for (const persona of SENIORS)
      expect(await downloadStatus(removed.path, { token: world.tokenOf(persona) }), persona).toBe(200);
  });
});
