import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the examples of RFC 1321 come out as printed there', () => {
  const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');
  expect(hex(md5(bytes('')))).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(hex(md5(bytes('message digest')))).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  expect(hex(md5(bytes('1234567890'.repeat(8))))).toBe('57edf4a22be3c955ac49da2e2107b67a');
});

test('any bytes, also inside a larger buffer, hash as the platform hashes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(20), (content, skip) => {
      const view = content.subarray(Math.min(skip, content.length));
      expect(md5(view)).toBe(createHash('md5').update(view).digest('base64'));
    }),
  );
});
