import { afterEach, expect, test } from 'vitest';
import type { LocalAccount } from '#data/database-context.ts';
import { exif, holds, photo, POSITION, segment } from '#data/testing/gps-photo.ts';
import { openTestAccount } from '#data/testing/local-account.ts';
import { addDocuments } from './add-documents.ts';
import { readKeptFile } from './kept-files.ts';
import { md5 } from './md5.ts';

let account: LocalAccount | null = null;
afterEach(() => account?.db.delete());

test('a photo loses its position before it is stored, measured and hashed', async () => {
  account = openTestAccount();
  const taken = photo(segment(0xe1, exif(true)));
  expect(holds(taken, POSITION)).toBe(true);
  const about = { client_id: 'padaria', category: null, description: null };
  const { added, refused } = await addDocuments(account, {
    files: [new File([taken], 'nota.jpg')],
    ...about,
  });
  expect(refused).toEqual([]);

  const [id = ''] = added;
  const kept = new Uint8Array((await (await readKeptFile(account.db, id))?.arrayBuffer()) ?? []);
  expect(kept).toHaveLength(taken.length);
  expect(holds(kept, POSITION)).toBe(false);
  const [upload] = await account.db.uploads.toArray();
  expect(upload).toMatchObject({ document_id: id, md5: await md5(kept), size_bytes: kept.length });
  expect(await account.db.documents.get(id)).toMatchObject({ size_bytes: kept.length });
});
