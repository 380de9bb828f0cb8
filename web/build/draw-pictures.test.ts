import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawPictures } from './draw-pictures.ts';

const fonts = join(import.meta.dirname, '../src/ui/fonts');
const picture = (text: string) => ({
  name: 'og/a.png',
  text: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/><text x="60" y="200" font-family="Gabarito" font-size="90">${text}</text></svg>`,
});

it('draws a PNG of the size that messengers ask for, with text, and the same bytes again', async () => {
  const [one, two] = await Promise.all([
    mkdtemp(join(tmpdir(), 'pictures-')),
    mkdtemp(join(tmpdir(), 'pictures-')),
  ]);
  const draw = async (text: string, cache: string) => {
    const [drawn] = await drawPictures([picture(text)], fonts, cache);
    return Buffer.from(drawn?.png ?? []);
  };
  const first = await draw('Guia vencida', one);
  expect(first.subarray(1, 4).toString()).toBe('PNG');
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
  // From another cache, so it was drawn again.
  expect((await draw('Guia vencida', two)).equals(first)).toBe(true);
  expect((await draw('Guia paga', one)).equals(first)).toBe(false);
  expect(await readdir(one)).toHaveLength(2);
  await Promise.all([rm(one, { recursive: true }), rm(two, { recursive: true })]);
});
