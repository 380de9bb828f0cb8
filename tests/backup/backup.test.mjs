import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STORAGE_ROOT } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { STORAGE_ROOT as ROOT_OF_BACKUPS } from '#scripts/backup/bucket-files.mjs';
import { checkBackup } from '#scripts/backup/check-backup.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { backUp, bucketDoor, newFolder, startBackup } from './support/command.mjs';
import { apis, bucket, db, editNote, makeFirm } from './support/firm.mjs';
import { manifestOf, rewrite, rowsFolder, rowsOf, take } from './support/folders.mjs';

/** The same APIs, with something that happens before each question to the database. */
const withBefore = (before) => {
  const real = apis();
  return { ...real, post: async (api, path, body) => real.post(api, path, await before(body)) };
};

describe('a backup', () => {
  it('holds the rows and files of its firm, and says how many', async () => {
    const { tenant, member, paths } = await makeFirm({ notes: 3, files: 2 });
    const folder = newFolder();
    const { code, lines, errors } = await backUp('--tenant', tenant, '--to', folder);
    expect(errors).toBe('');
    expect(code).toBe(0);
    const rows = await rowsOf(folder);
    expect(lines.at(-1)).toBe(`rows ${Object.keys(rows).length} files 2`);

    const collections = await db.doc(`tenants/${tenant}`).listCollections();
    const existing = (await Promise.all(collections.map((collection) => collection.get()))).flatMap(
      ({ docs }) => docs,
    );
    expect(Object.keys(rows).sort()).toEqual(
      [
        `tenants/${tenant}`,
        ...existing.map(({ ref }) => ref.path),
        `app_users/${member}`,
        `app_users/${member}/devices/phone`,
      ].sort(),
    );
    for (const path of paths) {
      const [bytes] = await bucket.file(path).download();
      expect(await readFile(join(folder, 'files', path))).toEqual(bytes);
    }
    expect(await manifestOf(folder)).toMatchObject({ tenant, project: PROJECT, files_without_row: [] });
  });

  it('keeps every type with all of its precision', async () => {
    const { tenant } = await makeFirm({ notes: 0, files: 0 });
    const path = `tenants/${tenant}/deliveries/d1/parts/p1`;
    const root = `projects/${PROJECT}/databases/(default)/documents`;
    const fields = {
      at: { timestampValue: '2026-01-01T00:00:00.123456Z' },
      bytes: { bytesValue: 'AAEC/w==' },
      whole: { integerValue: '9007199254740993' },
      half: { doubleValue: 0.1 },
      odd: { doubleValue: 'NaN' },
      nothing: { nullValue: null },
      place: { geoPointValue: { latitude: 1.5, longitude: -2 } },
      of: { referenceValue: `${root}/tenants/${tenant}` },
      nested: {
        mapValue: {
          fields: { list: { arrayValue: { values: [{ booleanValue: true }, { mapValue: {} }] } } },
        },
      },
    };
    await apis().patch('firestore', `v1/${root}/${path}`, { fields });
    const existing = await apis().get('firestore', `v1/${root}/${path}`);
    const folder = newFolder();
    await take(folder, tenant);
    const kept = (await rowsOf(folder))[path];
    expect(kept.fields).toEqual(existing.fields);
    expect(kept.fields).toMatchObject({ at: fields.at, whole: fields.whole, bytes: fields.bytes });
    expect(kept.updated).toBe(existing.updateTime);
  });

  it('has nothing of another firm, nor what is kept beside all firms', async () => {
    const [own, other] = [await makeFirm(), await makeFirm()];
    // A name that begins as the own one.
    await db.doc(`tenants/${own.tenant}0/notes/n1`).set({ title: 'Alheia' });
    await bucket.file(`client-documents/${own.tenant}0/general/d1/r1.pdf`).save('%PDF-1.4 alheia');
    const beside = ['erasures', 'mail', 'rate_limits', 'epochs', 'recovery_codes', 'usage'];
    for (const collection of beside)
      await db.doc(`${collection}/${own.tenant}`).set({ tenant_id: own.tenant });
    const folder = newFolder();
    await take(folder, own.tenant);
    const rows = Object.keys(await rowsOf(folder));
    const isOwn = (path) => path.split('/')[1] === (path.startsWith('tenants/') ? own.tenant : own.member);
    expect(rows.filter((path) => !/^(?:tenants|app_users)\//.test(path) || !isOwn(path))).toEqual([]);
    expect(rows).toContain(`app_users/${own.member}`);
    expect(await readdir(join(folder, 'files', STORAGE_ROOT))).toEqual([own.tenant]);
    expect(rows.join()).not.toContain(other.member);
  });

  it('names files without a row and rows without their file, and keeps both', async () => {
    const { tenant, paths } = await makeFirm({ notes: 0, files: 2 });
    const early = `${STORAGE_ROOT}/${tenant}/general/not-yet/r1.pdf`;
    await bucket.file(early).save('%PDF-1.4');
    await bucket.file(`${STORAGE_ROOT}/${tenant}/general/`).save('');
    await bucket.file(paths[0]).delete();
    const folder = newFolder();
    const { code, lines } = await backUp('--tenant', tenant, '--to', folder);
    expect(code).toBe(0);
    expect(lines).toContain(`file without a row: ${early}`);
    expect(lines).toContain(`row without its file: ${paths[0]}`);
    expect(lines.some((line) => line.startsWith('left out') && line.endsWith('/general/'))).toBe(true);
    expect(await readFile(join(folder, 'files', early), 'utf8')).toBe('%PDF-1.4');
    expect((await checkBackup(folder)).wrong).toEqual([]);
  });

  it('looks for files where the domain puts them', () => {
    expect(ROOT_OF_BACKUPS).toBe(STORAGE_ROOT);
  });

  it('refuses what it cannot do with one line', async () => {
    const { tenant } = await makeFirm({ notes: 0, files: 0 });
    const folder = newFolder();
    const unknown = await backUp('--tenant', 'nobody', '--to', folder);
    expect(unknown).toMatchObject({ code: 1, errors: `${PROJECT} has no firm nobody.` });
    await backUp('--tenant', tenant, '--to', folder);
    const { tenant: second } = await makeFirm({ notes: 0, files: 0 });
    const taken = await backUp('--tenant', second, '--to', folder);
    expect(taken).toMatchObject({ code: 1, errors: `${folder} is the backup of ${tenant} in ${PROJECT}.` });
    const silent = startBackup(['--tenant', tenant, '--to', folder], {
      PORTAL_API_FIRESTORE: 'http://127.0.0.1:9',
    });
    expect(await silent.ended).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^No local backend [^\n]*$/),
    });
    await writeFile(join(folder, 'letter.txt'), '');
    const strange = await backUp('--tenant', tenant, '--to', folder);
    expect(strange).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/something else \(letter.txt\)/),
    });
  });
});

/** The question as a backend understands it that does not know read times. */
const ofNow = (body) => ({ ...body, readTime: undefined });

describe('while people go on working', () => {
  /** Each page of the read finds another edit of every note, and a note more. */
  async function worked(change) {
    const firm = await makeFirm({ notes: 6, files: 0 });
    let edits = 0;
    const meanwhile = async () => {
      edits += 1;
      for (const id of firm.noteIds) await editNote(firm.tenant, id, `Edição ${edits}`);
    };
    const before = async (body) => {
      if (body.readTime === undefined) return body;
      await meanwhile();
      return change(body);
    };
    return { ...firm, before, edits: () => edits };
  }

  it('a backup is of one time', async () => {
    const { tenant, noteIds, before, edits } = await worked((body) => body);
    const folder = newFolder();
    await take(folder, tenant, withBefore(before));
    expect(edits()).toBeGreaterThan(2);
    const rows = await rowsOf(folder);
    for (const id of noteIds) {
      expect(rows[`tenants/${tenant}/notes/${id}`].fields.title.stringValue).toMatch(/^Nota/);
    }
    expect((await checkBackup(folder)).wrong).toEqual([]);
  });

  it('a database that does not read at one time is refused', async () => {
    const { tenant, before } = await worked(ofNow);
    const folder = newFolder();
    await expect(take(folder, tenant, withBefore(before))).rejects.toThrow('does not read at one time');
    expect(await readdir(folder)).not.toContain('manifest.json');
  });

  it('rows older than their receipts are refused, whatever time the database claims', async () => {
    const { tenant, noteIds } = await makeFirm({ notes: 2, files: 0 });
    const real = apis();
    const lying = {
      ...real,
      async post(api, path, body) {
        const answer = await real.post(api, path, body);
        const isBelow = path.includes(`/${tenant}:`);
        if (!isBelow) return answer;
        // The receipt is read after an edit, its row before.
        await editNote(tenant, noteIds[0], 'Depois');
        const later = await real.post(api, path, ofNow(body));
        const receipts = later.filter(({ document }) => document?.name.includes('/audit/'));
        const rows = answer.filter(({ document }) => !document?.name.includes('/audit/'));
        return [...receipts.map((part) => ({ ...part, readTime: body.readTime })), ...rows];
      },
    };
    const folder = newFolder();
    await expect(take(folder, tenant, lying)).rejects.toThrow(
      `notes/${noteIds[0]}: a receipt of revision 2 is newer than the row, 1`,
    );
    expect(await readdir(folder)).not.toContain('manifest.json');
  });

  it('a refused one leaves the backup that was there', async () => {
    const { tenant, before } = await worked(ofNow);
    const folder = newFolder();
    await take(folder, tenant);
    const first = await manifestOf(folder);
    await expect(take(folder, tenant, withBefore(before))).rejects.toThrow();
    expect(await manifestOf(folder)).toEqual(first);
    expect((await checkBackup(folder)).wrong).toEqual([]);
  });
});

describe('--check', () => {
  async function backedUp() {
    const firm = await makeFirm({ notes: 4, files: 2 });
    const folder = newFolder();
    const { rows } = await take(folder, firm.tenant);
    return { ...firm, folder, rows };
  }

  it('finds a whole one whole', async () => {
    const { folder, rows, tenant } = await backedUp();
    const { code, lines } = await backUp('--check', folder);
    expect(code).toBe(0);
    expect(lines[0]).toContain(`${tenant} of ${PROJECT} as of 2`);
    expect(lines.at(-1)).toBe(`rows ${rows} files 2 wrong 0`);
  });

  it('finds a row that was changed', async () => {
    const { folder, rows } = await backedUp();
    await rewrite(folder, 'tenants.notes.jsonl', (text) => text.replace('Nota 1', 'Nota 9'));
    const { code, lines } = await backUp('--check', folder);
    expect(code).toBe(1);
    expect(lines).toContain('wrong: tenants.notes.jsonl was changed after it was written');
    expect(lines.at(-1)).toBe(`rows ${rows} files 2 wrong 1`);
  });

  it('finds a receipt that was taken out, and the row that misses it', async () => {
    const { folder, noteIds } = await backedUp();
    const isOfNote = (line) => line.includes(noteIds[0]);
    await rewrite(folder, 'tenants.audit.jsonl', (text) =>
      text
        .split('\n')
        .filter((line) => !isOfNote(line))
        .join('\n'),
    );
    const { code, lines } = await backUp('--check', folder);
    expect(code).toBe(1);
    expect(lines).toContain(`wrong: notes/${noteIds[0]}: the receipt of revision 1 is missing`);
    expect(lines.at(-1)).toMatch(/wrong 2$/);
  });

  it('finds what is missing, cut off or damaged', async () => {
    const { folder, paths } = await backedUp();
    await rm(join(folder, 'files', paths[0]));
    await writeFile(join(folder, 'files', paths[1]), 'other bytes');
    await rm(join(await rowsFolder(folder), 'app_users.jsonl'));
    await rewrite(folder, 'tenants.documents.jsonl', (text) => text.slice(0, -20));
    const { wrong } = await checkBackup(folder);
    expect(wrong).toEqual(
      expect.arrayContaining([
        `${paths[0]} is missing`,
        `${paths[1]} was changed after it was copied`,
        'app_users.jsonl is missing',
        'tenants.documents.jsonl, line 2: cannot be read',
      ]),
    );
  });
});

describe('an interrupted backup', () => {
  it('is told from a finished one, and goes on where it stopped', async () => {
    const { tenant, noteIds } = await makeFirm({ notes: 2, files: 20 });
    const folder = newFolder();
    const narrow = await bucketDoor(12);
    const first = startBackup(['--tenant', tenant, '--to', folder], narrow.addresses);
    await Promise.race([narrow.isFull, first.ended]);
    first.child.kill('SIGKILL');
    expect((await first.ended).code).not.toBe(0);
    const { code, lines } = await backUp('--check', folder);
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe('rows 0 files 0 wrong 1');

    await editNote(tenant, noteIds[0], 'Enquanto isso');
    const held = (await readdir(join(folder, 'files'), { recursive: true })).filter((name) =>
      name.endsWith('.pdf'),
    );
    expect(held.length).toBeGreaterThan(0);
    const open = await bucketDoor();
    const second = await startBackup(['--tenant', tenant, '--to', folder], open.addresses).ended;
    expect(second).toMatchObject({ code: 0, errors: '' });
    expect(second.lines.at(-1)).toMatch(/ files 20$/);
    expect(open.downloads).toHaveLength(20 - held.length);
    const rows = await rowsOf(folder);
    expect(rows[`tenants/${tenant}/notes/${noteIds[0]}`].fields.title.stringValue).toBe('Enquanto isso');
    expect(await readdir(join(folder, 'rows'))).toHaveLength(1);
    expect((await checkBackup(folder)).wrong).toEqual([]);
  });

  it('brings a file again whose bytes are not those of the bucket', async () => {
    const { tenant, paths } = await makeFirm({ notes: 0, files: 2 });
    const folder = newFolder();
    await take(folder, tenant);
    await writeFile(join(folder, 'files', paths[0]), 'half');
    expect(await take(folder, tenant)).toMatchObject({ files: 2, copied: 1 });
    expect((await checkBackup(folder)).wrong).toEqual([]);
  });
});

describe('a firm of some size', () => {
  it('has 3,000 rows and 50 files', async () => {
    const { tenant } = await makeFirm({ notes: 3_000, files: 50 });
    const folder = newFolder();
    const { code, lines } = await backUp('--tenant', tenant, '--to', folder);
    expect(code).toBe(0);
    // Each note and document with its receipts, the firm, its member and their device.
    expect(lines.at(-1)).toBe(`rows ${3_000 + 4_500 + 100 + 3} files 50`);
    const checked = await backUp('--check', folder);
    expect(checked.lines.at(-1)).toBe(`rows ${3_000 + 4_500 + 100 + 3} files 50 wrong 0`);
  });
});
