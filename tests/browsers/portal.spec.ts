import { writeFile } from 'node:fs/promises';
import { pdf } from '../e2e/support/files.ts';
import { rowsWhere } from '../e2e/support/server-rows.ts';
import { openPortal, SENT } from './portal.ts';
import { expect, test } from './story.ts';
import { storedBytes } from './stored-bytes.ts';

test('a client signs in and sees the documents', async ({ device }) => {
  const tab = await openPortal(device);
  expect(await tab.count({ css: SENT })).toBeGreaterThan(1);
});

test('a document that is chosen arrives byte for byte', async ({ device }, info) => {
  const file = await pdf(`Extrato ${info.project.name} ${Date.now()}.pdf`, 'Extrato');
  const path = info.outputPath(file.name);
  await writeFile(path, file.buffer);
  const tab = await openPortal(device);
  await tab.choose('input[type=file]', path);
  await tab.see({ css: SENT, text: [file.name, 'Enviado'] });
  const rows = await rowsWhere('documents', 'filename', file.name);
  expect(rows).toHaveLength(1);
  expect(await storedBytes(String(rows[0]?.fields['storage_path']?.['stringValue']))).toEqual(file.buffer);
});
