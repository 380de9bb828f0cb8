import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.mjs';
import { whenChanged } from './when-changed.mjs';

let root;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'when-changed-'));
  await mkdir(join(root, 'src', 'node_modules'), { recursive: true });
  await writeFile(join(root, 'src', 'a.ts'), 'one');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const hash = (options) => contentHash(root, ['src', 'missing.json'], options);

describe('a content hash', () => {
  it('does not look at dates', async () => {
    const before = await hash();
    await utimes(join(root, 'src', 'a.ts'), 1, 1);
    expect(await hash()).toBe(before);
  });

  it.each([
    ['a changed byte', () => writeFile(join(root, 'src', 'a.ts'), 'two')],
    ['a new file', () => writeFile(join(root, 'src', 'b.ts'), '')],
    ['a file that was missing', () => writeFile(join(root, 'missing.json'), '')],
  ])('changes with %s', async (_what, change) => {
    const before = await hash();
    await change();
    expect(await hash()).not.toBe(before);
  });

  it('tells two files from one with the bytes of both', async () => {
    await writeFile(join(root, 'src', 'b.ts'), 'two');
    const two = await hash();
    await rm(join(root, 'src', 'b.ts'));
    await writeFile(join(root, 'src', 'a.ts'), 'onetwo');
    expect(await hash()).not.toBe(two);
  });

  it('changes with its extra text, not with installed packages or files that are no input', async () => {
    const before = await hash();
    await writeFile(join(root, 'src', 'node_modules', 'x.js'), 'x');
    await writeFile(join(root, 'src', 'a.test.ts'), 'x');
    const isInput = (name) => !name.endsWith('.test.ts');
    expect(await hash({ isInput })).toBe(before);
    expect(await hash({ isInput, extra: 'production' })).not.toBe(before);
  });
});

describe('work that is done when its inputs have changed', () => {
  const once = async (value, { work = () => {} } = {}) =>
    whenChanged({
      hash: value,
      stamp: join(root, 'stamps', 'build'),
      outputs: [join(root, 'out')],
      work: async () => {
        await work();
        await mkdir(join(root, 'out'), { recursive: true });
      },
    });

  it('is done the first time and skipped the second', async () => {
    expect([await once('a'), await once('a'), await once('b'), await once('b')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('is done again when its output has gone', async () => {
    await once('a');
    await rm(join(root, 'out'), { recursive: true });
    expect(await once('a')).toBe(true);
  });

  it('is done again after it failed, even with the inputs of the last success', async () => {
    await once('a');
    const fail = () => {
      throw new Error('broken');
    };
    await expect(once('b', { work: fail })).rejects.toThrow('broken');
    expect(await once('a')).toBe(true);
  });
});
