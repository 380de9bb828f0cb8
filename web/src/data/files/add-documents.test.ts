import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { LEAK } from '#data/testing/photos/exif-block.ts';
import { PHOTO_SAMPLES } from '#data/testing/photos/photo-samples.ts';
import { addDocuments } from './add-documents.ts';
import { readKeptFile } from './kept-files.ts';
import { md5 } from './md5.ts';

let account: LocalAccount | null = null;
afterEach(() => account?.db.delete());

const ABOUT = { client_id: 'padaria', category: null, description: null };

test.each(PHOTO_SAMPLES)(
  'a photo loses its position and its device before it is stored, measured and hashed (%s)',
  async (extension, taken) => {
    account = openTestAccount();
    expect(taken.includes(LEAK)).toBe(true);
    const file = new File([new Uint8Array(taken)], `nota.${extension}`);
    const { added, refused } = await addDocuments(account, { files: [file], ...ABOUT });
    expect(refused).toEqual([]);

    const [id = ''] = added;
    const kept = new Uint8Array((await (await readKeptFile(account.db, id))?.arrayBuffer()) ?? []);
    expect(kept.length).toBeGreaterThan(0);
    expect(Buffer.from(kept).includes(LEAK)).toBe(false);
    const [upload] = await account.db.uploads.toArray();
    expect(upload).toMatchObject({ document_id: id, md5: await md5(kept), size_bytes: kept.length });
    const sha256 = createHash('sha256').update(kept).digest('hex');
    expect(await account.db.documents.get(id)).toMatchObject({ size_bytes: kept.length, sha256 });
  },
);

test('a photo that nobody can look through is refused with its reason, and nothing of it is stored', async () => {
  account = openTestAccount();
  for (const [extension, taken] of PHOTO_SAMPLES) {
    const file = new File([new Uint8Array(taken.subarray(0, 400))], `nota.${extension}`);
    const { added, refused } = await addDocuments(account, { files: [file], ...ABOUT });
    expect({ added, refused }).toEqual({
      added: [],
      refused: [{ filename: file.name, reason: 'broken_photo' }],
    });
  }
  expect(await account.db.files.count()).toBe(0);
  expect(await account.db.uploads.count()).toBe(0);
});
