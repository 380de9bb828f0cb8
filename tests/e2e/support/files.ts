import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Download, expect, type Page } from '@playwright/test';
import { pdf as seedPdf } from '#seed/files/pdf.ts';
import { xlsx as seedXlsx } from '#seed/files/xlsx.ts';

export type TestFile = { name: string; mimeType: string; buffer: Buffer };

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export async function downloadedSha256(download: Download): Promise<string> {
  return sha256(await readFile(await download.path()));
}

/** Unlike that of any other file, so that its hash identifies it. */
const mark = () => randomBytes(8).toString('hex');

/** A PDF of one page that says `text`: compressed, and once more after its end, where a search of the device finds it. */
export async function pdf(name: string, text: string): Promise<TestFile> {
  const page = await seedPdf(text, [mark()]);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([page, Buffer.from(`\n% ${text}\n`)]) };
}

/** A workbook of one sheet that says `text`. */
export function xlsx(name: string, text: string): TestFile {
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer: Buffer.from(seedXlsx('Folha', [[text, mark()]])) };
}

/** Where the receipt's header ends: the device keeps it first. */
const JFIF_END = 20;
const RECEIPT = join(import.meta.dirname, '..', '..', '..', 'scripts', 'seed', 'files', 'recibo.jpg');

/** A photo of a receipt; the mark is in a code table that no scan uses, for all else is taken out of a photo. */
export async function jpg(name: string): Promise<TestFile> {
  const photo = await readFile(RECEIPT);
  const codes = Buffer.from(mark());
  // The last of the tables, which baseline pictures do not have; all its codes have eight bits.
  const lengths = Array.from({ length: 16 }, (_, at) => (at === 7 ? codes.length : 0));
  const table = Buffer.from([0xff, 0xc4, 0, 2 + 17 + codes.length, 0x13, ...lengths, ...codes]);
  const buffer = Buffer.concat([photo.subarray(0, JFIF_END), table, photo.subarray(JFIF_END)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A PDF of that many bytes: the padding is after its end, where readers stop. */
export async function largePdf(name: string, size: number): Promise<TestFile> {
  const file = await pdf(name, 'Livro caixa');
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(size - file.buffer.length, '%\n')]) };
}

/** A Windows program under another name. */
export function program(name: string): TestFile {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00]) };
}

/** What only the browser can make: too large to be carried there, or gone from the disk by the time it is read. */
export type MadeFile = { name: string; made: 'too_large' | 'unreadable' };

/** Drops files on the portal's zone, as a hand does that drags them from a folder. */
export async function dropFiles(page: Page, files: readonly (TestFile | MadeFile)[]): Promise<void> {
  const contents = files.map((file) =>
    'made' in file
      ? { ...file, mimeType: 'application/pdf', base64: '' }
      : { ...file, made: null, buffer: null, base64: file.buffer.toString('base64') },
  );
  const dataTransfer = await page.evaluateHandle(async (dropped) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64, made } of dropped) {
      let file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, {
        type: mimeType,
      });
      if (made === 'too_large') file = new File([new Uint8Array(25 * 1024 * 1024)], name, { type: mimeType });
      if (made === 'unreadable') {
        const root = await navigator.storage.getDirectory();
        const handle = await root.getFileHandle(name, { create: true });
        const writable = await handle.createWritable();
        await writable.write('%PDF-1.4');
        await writable.close();
        file = await handle.getFile();
        await root.removeEntry(name);
      }
      transfer.items.add(file);
    }
    return transfer;
  }, contents);
  const zone = page.getByRole('region', { name: 'Enviar documentos' });
  // While it says that it is sending it takes nothing.
  await expect(zone).toHaveAttribute('aria-busy', 'false');
  await zone.dispatchEvent('drop', { dataTransfer });
  await dataTransfer.dispose();
}
