import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

export type TestFile = { name: string; mimeType: string; buffer: Buffer };

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export async function downloadedSha256(download: Download): Promise<string> {
  return sha256(await readFile(await download.path()));
}

/** A small valid PDF of one page that says `text`; unlike any other, so that its hash identifies it. */
export function pdf(name: string, text: string): TestFile {
  const stream = `BT /F1 18 Tf 72 720 Td (${text} ${randomBytes(8).toString('hex')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + xref + trailer, 'latin1') };
}
