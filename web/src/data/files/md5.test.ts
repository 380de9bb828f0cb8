import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { md5 } from './md5.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('the examples of RFC 1321 come out as printed there', async () => {
  const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');
  expect(hex(await md5(bytes('')))).toBe('d41d8cd98f00b204e9800998ecf8427e');
  expect(hex(await md5(bytes('message digest')))).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  expect(hex(await md5(bytes('1234567890'.repeat(8))))).toBe('57edf4a22be3c955ac49da2e2107b67a');
});

test('any bytes, also inside a larger buffer, hash as the platform hashes them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(20), async (content, skip) => {
      const view = content.subarray(Math.min(skip, content.length));
      expect(await md5(view)).toBe(createHash('md5').update(view).digest('base64'));
    }),
  );
});

test('a large file hashes right, and leaves the page time in between', async () => {
  const content = Uint8Array.from({ length: 3 * 1024 * 1024 + 5 }, (_, at) => at % 251);
  let others = 0;
  const timer = setInterval(() => (others += 1), 0);
  const hash = await md5(content);
  clearInterval(timer);
  expect(hash).toBe(createHash('md5').update(content).digest('base64'));
  expect(others).toBeGreaterThan(0);
});
