import { describe, expect, it } from 'vitest';
import { csvBlob, readCsv } from '#records/csv/csv.ts';
import { bundleBreaches, textBreaches } from '#scripts/build/bundle-law.mjs';
import { DIST } from '../budgets/entry.ts';

// What needs a browser is told in tests/e2e/attacks.
describe('browser', () => {
  it('44 A cell of a CSV that begins as a formula does begins as a text, parted by comma or tab too', async () => {
    const texts = [
      '=1+1',
      '+55',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      'x,=1+1,',
      'x\t=1+1',
      "'=1+1",
      'a\n=1',
      '",=1',
    ];
    const csv = await csvBlob([['Padaria', ...texts]]).text();
    // A reader that knows none of our signs for what holds a cell together.
    for (const cell of csv.split(/[";,\t\r\n]/)) expect(cell).not.toMatch(/^[=+\-@]/);
    expect(readCsv(Uint8Array.from(Buffer.from(csv)).buffer)).toEqual([['Padaria', ...texts]]);
  });

  it('45 The production bundle holds no emulator address, secret, service key or source map', async () => {
    expect(await bundleBreaches(DIST)).toEqual([]);
    for (const leak of [
      'localhost:8080',
      'Demo@2026!',
      '-----BEGIN PRIVATE KEY-----',
      '//# sourceMappingURL=a',
    ])
      expect(textBreaches('a.js', leak), leak).toHaveLength(1);
  });
});
