/** One A4 page of text lines: the smallest PDF 1.4 that every reader opens. */
export function pdf(title: string, lines: readonly string[]): Uint8Array {
  const text = [
    `/F1 18 Tf (${escaped(title)}) Tj`,
    '/F1 11 Tf',
    ...lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`),
  ];
  const content = `BT 56 770 Td ${text.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const offsets: number[] = [];
  let file = '%PDF-1.4\n';
  objects.forEach((object, index) => {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Latin-1 has one byte per character, so the offsets above hold; WinAnsi reads its accents alike.
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
