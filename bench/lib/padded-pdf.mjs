import { randomBytes } from 'node:crypto';

/** Dots in a row of the picture, one byte each. */
const WIDTH = 1000;

/** A valid PDF of one page of about that many bytes, unlike any other: a scan of noise, one line of text on it. */
export function paddedPdf(text, size) {
  const stream = `q 612 0 0 792 0 0 cm /Im1 Do Q BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const height = Math.ceil(size / WIDTH);
  const dots = randomBytes(WIDTH * height);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Im1 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    [
      `<< /Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${dots.length} >>\nstream\n`,
      dots,
      '\nendstream',
    ],
  ].map((parts) => Buffer.concat([parts].flat().map((part) => Buffer.from(part))));
  const head = Buffer.from('%PDF-1.4\n');
  const bodies = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
  );
  let at = head.length;
  const offsets = bodies.map((body) => (at += body.length) - body.length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const tail = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([head, ...bodies, Buffer.from(tail)]);
}
