import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { docx, latin1, pdf, pdfStream, xlsx } from './samples.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const MEGABYTE = 1024 * 1024;
let folder: string;

/** The check alone in a process of its own, whose memory nothing else has grown. */
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache', 'content-cost-'));
  const contents = `import { readFileSync } from 'node:fs';
    import { openedProblem } from './opened-problem.ts';
    const [extension, path] = process.argv.slice(2);
    const bytes = readFileSync(path);
    const before = process.memoryUsage.rss();
    const start = performance.now();
    const problem = await openedProblem(extension, bytes);
    const milliseconds = Math.round(performance.now() - start);
    const growth = process.resourceUsage().maxRSS * 1024 - before;
    process.stdout.write('\\n' + JSON.stringify({ problem, milliseconds, growth }));`;
  buildSync({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: join(folder, 'check.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['firebase-functions'],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const measured = z.object({ problem: z.string().nullable(), milliseconds: z.number(), growth: z.number() });

function measure(extension: string, bytes: Uint8Array) {
  const path = join(folder, 'sample');
  writeFileSync(path, bytes);
  const printed = execFileSync(process.execPath, [join(folder, 'check.mjs'), extension, path], {
    encoding: 'utf8',
  });
  const found = measured.parse(JSON.parse(printed.slice(printed.lastIndexOf('\n') + 1)));
  console.info(extension, bytes.length, found);
  return found;
}

const noise = (length: number) => {
  let state = 1;
  return Uint8Array.from({ length }, () => (state = (state * 48_271) % 2_147_483_647) & 0xff);
};
const records = `PK\x01\x02${'\0'.repeat(24)}\xff\xff\0\0\0\0${'\0'.repeat(12)}`;
const bomb = pdfStream('', '\0'.repeat(20 * MEGABYTE));

/** Its child process has to start too, beside other tests. */
const LONGEST_MS = 60_000;

describe('what a check costs', () => {
  it.each<[string, string, Uint8Array]>([
    ['docx', 'a directory whose names lie over each other', latin1(`PK\x03\x04${records.repeat(200_000)}`)],
    ['docx', 'a part that unpacks to far too much', docx({ 'word/a': new Uint8Array(300 * MEGABYTE) })],
    ['pdf', 'streams that unpack to far too much', pdf(...Array<string>(20).fill(bomb))],
  ])(
    'stays below 200 MB for a %s of %s, and refuses it',
    (extension, _, bytes) => {
      const { problem, growth } = measure(extension, bytes);
      expect(problem).not.toBeNull();
      expect(growth).toBeLessThan(200 * MEGABYTE);
    },
    LONGEST_MS,
  );

  // A quick machine reads all of them within the budget of time; a slow one is stopped by it.
  it(
    'stays below 200 MB for a pdf of a million streams',
    () => {
      const bytes = latin1(`%PDF-1.7\n${'stream\n\x78\x9c'.repeat(1_000_000)}`);
      expect(measure('pdf', bytes).growth).toBeLessThan(200 * MEGABYTE);
    },
    LONGEST_MS,
  );

  it.each<[string, Uint8Array]>([
    ['pdf', Buffer.concat([pdf(), Buffer.from(noise(5 * MEGABYTE)), pdf()])],
    [
      'xlsx',
      xlsx({ 'xl/media/a.jpg': noise(4 * MEGABYTE), 'xl/a.xml': `<a>${'<c>1</c>'.repeat(MEGABYTE)}</a>` }),
    ],
  ])(
    'is little for an ordinary %s of 5 MB',
    (extension, bytes) => {
      expect(measure(extension, bytes).problem).toBeNull();
    },
    LONGEST_MS,
  );
});
