import { buildSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { craftedFiles, manyStreams, ordinaryFiles, type CostlyFile } from '../support/costly-files.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MEGABYTE = 1024 * 1024;
let folder: string;

/** The check alone in a process of its own, whose memory nothing else has grown. */
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache', 'content-cost-'));
  // Linux counts a parent's largest size as its child's too, but not in the size of its own memory.
  const contents = `import { existsSync, readFileSync } from 'node:fs';
    import { openedProblem } from './opened-problem.ts';
    const [extension, path] = process.argv.slice(2);
    const bytes = readFileSync(path);
    const before = process.memoryUsage.rss();
    const start = performance.now();
    const problem = await openedProblem(extension, bytes);
    const milliseconds = Math.round(performance.now() - start);
    const kilobytes = existsSync('/proc/self/status')
      ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS;
    const growth = kilobytes * 1024 - before;
    process.stdout.write('\\n' + JSON.stringify({ problem, milliseconds, growth }));`;
  buildSync({
    stdin: { contents, resolveDir: join(ROOT, 'functions', 'src', 'documents', 'content'), loader: 'ts' },
    outfile: join(folder, 'check.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['firebase-functions'],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const measured = z.object({ problem: z.string().nullable(), milliseconds: z.number(), growth: z.number() });

function measure({ extension, what, bytes }: CostlyFile) {
  const path = join(folder, 'sample');
  writeFileSync(path, bytes);
  const printed = execFileSync(process.execPath, [join(folder, 'check.mjs'), extension, path], {
    encoding: 'utf8',
  });
  const found = measured.parse(JSON.parse(printed.slice(printed.lastIndexOf('\n') + 1)));
  console.info(what, bytes.length, found);
  return found;
}

/** Its child process has to start too, alongside other tests. */
const LONGEST_MS = 60_000;

describe('what a check costs', () => {
  it.each(craftedFiles())(
    'stays below 200 MB for a $what, and refuses it',
    (file) => {
      const { problem, growth } = measure(file);
      expect(problem).not.toBeNull();
      expect(growth).toBeLessThan(200 * MEGABYTE);
    },
    LONGEST_MS,
  );

  it(
    'stays below 200 MB for a pdf of a million streams',
    () => {
      expect(measure(manyStreams()).growth).toBeLessThan(200 * MEGABYTE);
    },
    LONGEST_MS,
  );

  it.each(ordinaryFiles())(
    'is little for an $what of 5 MB',
    (file) => {
      expect(measure(file).problem).toBeNull();
    },
    LONGEST_MS,
  );
});
