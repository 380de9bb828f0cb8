import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { Timestamp } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { ACCEPTED_EXTENSIONS, ACCEPTED_TYPES, MAX_FILE_BYTES } from '@portal/domain';
import { newId } from './support/operations.ts';
import {
  COMPANY,
  FIRM,
  OTHER_COMPANY,
  OTHER_FIRM,
  PERSONA_NAMES,
  SECOND_COMPANY,
  SENIORS,
  STAFF,
  uidOf,
  type Persona,
} from './support/personas.ts';
import { rawStorage } from './support/raw-storage.ts';
import { standingRow, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const BYTES = new TextEncoder().encode('%PDF-1.7');
const PDF = { contentType: 'application/pdf' };
const MEMBERS: readonly Persona[] = ['client', ...STAFF];

const pathIn = (client: string, document = newId(), file = 'f3a9.pdf') =>
  `client-documents/${FIRM}/${client}/${document}/${file}`;
const documentIn = (path: string) => path.split('/').at(-2) ?? '';
const file = (persona: Persona, path: string) => ref(world.storageAs(persona), path);
const upload = (persona: Persona, path: string, bytes = BYTES, metadata = PDF) =>
  uploadBytes(file(persona, path), bytes, metadata);
/** A file that a member sent before; its row may follow. */
async function sent(path: string): Promise<string> {
  await upload('admin', path);
  return path;
}
const standRow = (document: string) => world.addRow('documents', {}, { id: document });
/** A file and the row that names it. */
async function existing(client: string, fields: Record<string, unknown> = {}): Promise<string> {
  const storage_path = await sent(pathIn(client));
  const id = documentIn(storage_path);
  const row = { ...validFields(uidOf('client'), id).documents, storage_path, check: 'ok' };
  await world.put(`tenants/${FIRM}/documents/${id}`, { ...standingRow(row), ...fields });
  return storage_path;
}

describe.each(PERSONA_NAMES)('%s', (persona) => {
  const expectFor = (may: readonly Persona[]) => (may.includes(persona) ? assertSucceeds : assertFails);

  it('reads checked files of the company if a member of it', async () => {
    const path = await existing(COMPANY);
    await expectFor(MEMBERS)(getBytes(file(persona, path)));
    await expectFor(MEMBERS)(getMetadata(file(persona, path)));
  });

  it("reads checked files of 'Geral' if staff", async () => {
    await expectFor(STAFF)(getBytes(file(persona, await existing('general', { client_id: null }))));
  });

  it('reads checked files of another company if staff or its client', async () => {
    const path = await existing(OTHER_COMPANY, { client_id: OTHER_COMPANY });
    await expectFor(['otherClient', ...STAFF])(getBytes(file(persona, path)));
  });

  it('reads no file whose row is not there', async () => {
    const path = await sent(pathIn(COMPANY));
    await assertFails(getBytes(file(persona, path)));
    await assertFails(getMetadata(file(persona, path)));
  });

  it('reads a file that waits for its check only if it sent it', async () => {
    const path = await existing(COMPANY, { check: 'pending', uploaded_by: uidOf('client') });
    await expectFor(['client'])(getBytes(file(persona, path)));
  });

  it('reads no file that was refused, its own neither', async () => {
    const path = await existing(COMPANY, { check: 'refused', uploaded_by: uidOf(persona) });
    await assertFails(getBytes(file(persona, path)));
  });

  it('reads a removed file if senior', async () => {
    const removed = { deleted_at: Timestamp.fromMillis(0), uploaded_by: uidOf('accountant') };
    await expectFor(SENIORS)(getBytes(file(persona, await existing(COMPANY, removed))));
  });

  it('reads no file that was removed while it was checked', async () => {
    const removed = { deleted_at: Timestamp.fromMillis(0), check: 'pending', uploaded_by: uidOf(persona) };
    await assertFails(getBytes(file(persona, await existing(COMPANY, removed))));
  });

  it('reads no second file next to the one that the row names', async () => {
    const document = newId();
    const beside = await sent(pathIn(COMPANY, document, 'beside.pdf'));
    const storage_path = await sent(pathIn(COMPANY, document));
    await world.addRow('documents', { storage_path, check: 'ok' }, { id: document });
    await assertFails(getBytes(file(persona, beside)));
  });

  it('sends files to the company if a member of it', async () => {
    await expectFor(MEMBERS)(upload(persona, pathIn(COMPANY)));
    await expectFor(MEMBERS)(upload(persona, pathIn(SECOND_COMPANY)));
  });

  it("sends files to 'Geral' if staff", async () => {
    await expectFor(STAFF)(upload(persona, pathIn('general')));
  });

  it('sends files to another company if staff or its client', async () => {
    await expectFor(['otherClient', ...STAFF])(upload(persona, pathIn(OTHER_COMPANY)));
  });

  it('sends files to the other firm if of it', async () => {
    const path = pathIn('ferragem').replace(FIRM, OTHER_FIRM);
    await expectFor(['foreignAdmin'])(upload(persona, path));
  });

  it('sends a file again while its row is not there', async () => {
    await expectFor(MEMBERS)(upload(persona, await sent(pathIn(COMPANY))));
  });

  it('replaces no file whose row exists, and puts none next to it', async () => {
    const document = newId();
    const path = await sent(pathIn(COMPANY, document));
    await standRow(document);
    await assertFails(upload(persona, path));
    await assertFails(upload(persona, pathIn(COMPANY, document, 'another.pdf')));
    await assertFails(upload(persona, pathIn(SECOND_COMPANY, document)));
  });

  it('changes no metadata of a file whose row exists', async () => {
    const document = newId();
    const path = await sent(pathIn(COMPANY, document));
    await standRow(document);
    await assertFails(updateMetadata(file(persona, path), { contentType: 'text/html' }));
    await assertFails(updateMetadata(file(persona, path), { contentType: 'application/pdf' }));
    await assertFails(updateMetadata(file(persona, path), { customMetadata: { a: 'b' } }));
  });

  it('deletes nothing', async () => {
    await assertFails(deleteObject(file(persona, await sent(pathIn(COMPANY)))));
    await assertFails(deleteObject(file(persona, await existing(COMPANY))));
  });

  it('lists nothing', async () => {
    const path = await existing(COMPANY);
    const own = path.slice(0, path.lastIndexOf('/'));
    for (const folder of ['', 'client-documents', `client-documents/${FIRM}/${COMPANY}`, own, path])
      await assertFails(listAll(file(persona, folder)));
  });

  it('finds nothing elsewhere in the bucket', async () => {
    const elsewhere = [
      'quarantine/x/f3a9.pdf',
      'f3a9.pdf',
      `client-documents/${FIRM}/f3a9.pdf`,
      `${FIRM}/f3a9.pdf`,
    ];
    for (const path of [...elsewhere, pathIn(COMPANY, 'x', 'deeper/f3a9.pdf')]) {
      await assertFails(upload(persona, path));
      await assertFails(getBytes(file(persona, path)));
    }
  });
});

describe('a file', () => {
  it.each(ACCEPTED_EXTENSIONS)('of type %s is accepted', async (extension) => {
    const path = pathIn(COMPANY, newId(), `f3a9.${extension}`);
    await assertSucceeds(upload('client', path, BYTES, { contentType: ACCEPTED_TYPES[extension] }));
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'application/javascript',
    'application/x-msdownload',
    'text/csv; x',
  ])('declared as %s is denied', async (contentType) => {
    await assertFails(upload('client', pathIn(COMPANY), BYTES, { contentType }));
  });

  it.each(['a.html', 'a.svg', 'a.js', 'a.exe', 'a.pdf.exe', 'a.exe.pdf', 'a', '.pdf', 'a b.pdf', 'a.PDF'])(
    'named %j is denied',
    async (name) => {
      await assertFails(upload('client', pathIn(COMPANY, newId(), name)));
    },
  );

  it.each(['a b', 'a.b', 'x'.repeat(65)])('under the document id %j is denied', async (document) => {
    await assertFails(upload('admin', pathIn(COMPANY, document)));
  });

  it('in the folder of a company id that is none is denied', async () => {
    await assertFails(upload('admin', pathIn('a b')));
  });

  it('is stored as another type neither before nor after', async () => {
    const path = await sent(pathIn(COMPANY));
    await assertFails(updateMetadata(file('client', path), { contentType: 'text/html' }));
  });

  it('without a byte is denied', async () => {
    await assertFails(upload('client', pathIn(COMPANY), new Uint8Array()));
  });

  it('of 25 MB is denied, one byte less is accepted', async () => {
    await assertFails(upload('client', pathIn(COMPANY), new Uint8Array(MAX_FILE_BYTES + 1)));
    await assertSucceeds(upload('client', pathIn(COMPANY), new Uint8Array(MAX_FILE_BYTES)));
  });
});

describe('an empty segment', () => {
  const doubled = (path: string, at: number) => {
    const segments = path.split('/');
    return [...segments.slice(0, at), '', ...segments.slice(at)].join('/');
  };

  it('is what makes the difference: without one both are allowed', async () => {
    const path = pathIn(COMPANY);
    expect(await rawStorage.upload('client', path, '%PDF-1.7')).toBe(200);
    await world.addRow('documents', { storage_path: path, check: 'ok' }, { id: documentIn(path) });
    expect(await rawStorage.download('client', path)).toBe(200);
  });

  it.each([0, 1, 2, 3, 4])('after %d others is no place for a file', async (at) => {
    expect(await rawStorage.upload('admin', doubled(pathIn(COMPANY), at), '%PDF-1.7')).toBe(403);
    expect(await rawStorage.upload('client', doubled(pathIn(COMPANY), at), '%PDF-1.7')).toBe(403);
  });

  it.each([0, 1, 2, 3, 4])('after %d others opens no file', async (at) => {
    const path = await sent(pathIn(COMPANY));
    await world.addRow('documents', { storage_path: path, check: 'ok' }, { id: documentIn(path) });
    expect(await rawStorage.download('client', path)).toBe(200);
    expect(await rawStorage.download('client', doubled(path, at))).not.toBe(200);
    expect(await rawStorage.download('admin', doubled(path, at))).not.toBe(200);
  });
});
