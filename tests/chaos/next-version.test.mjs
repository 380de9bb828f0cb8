import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeNextVersion } from './next-version.mjs';

const HASH = '0123456789abcdef0123456789abcdef';
let folder = null;
afterEach(() => folder && rm(folder, { recursive: true }));

it('the next version gives each script a new name, and leaves the old names nowhere', async () => {
  folder = await mkdtemp(join(tmpdir(), 'version-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await mkdir(join(first, 'assets'), { recursive: true });
  const files = {
    'app.html': '<script src="/assets/app-Ab_1.js"></script><link href="/assets/app-x.css">',
    'sw.js': `[{url:"/assets/app-Ab_1.js",revision:null},{"revision":"${HASH}","url":"app"}]`,
    'assets/app-Ab_1.js': 'import"./data-2.js"',
    'assets/data-2.js': '',
    'assets/app-x.css': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(first, name), text);
  await makeNextVersion(first, second);
  expect((await readdir(join(second, 'assets'))).sort()).toEqual([
    'app-Ab_1v2.js',
    'app-xv2.css',
    'data-2v2.js',
  ]);
  expect(await readFile(join(second, 'app.html'), 'utf8')).toBe(
    '<script src="/assets/app-Ab_1v2.js"></script><link href="/assets/app-xv2.css">',
  );
  expect(await readFile(join(second, 'assets', 'app-Ab_1v2.js'), 'utf8')).toBe('import"./data-2v2.js"');
  const worker = await readFile(join(second, 'sw.js'), 'utf8');
  expect(worker).toContain('/assets/app-Ab_1v2.js');
  expect(worker).toContain(`${HASH}2`);
});
