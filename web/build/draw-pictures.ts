import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const FONTS = ['gabarito.woff2', 'funnel-sans.woff2'];

export type Picture = {
  readonly name: string;
  readonly text: string;
};

/**
 * SVG to PNG, with the site's own faces and nothing of the machine's, so that every machine draws the same. A picture
 * that was drawn before is taken from `cacheDir`: each takes a good part of a second.
 */
export async function drawPictures(pictures: readonly Picture[], fontDir: string, cacheDir: string) {
  await mkdir(cacheDir, { recursive: true });
  const fonts = await Promise.all(FONTS.map((name) => readFile(join(fontDir, name))));
  const drawn: { readonly name: string; readonly png: Uint8Array }[] = [];
  for (const { name, text } of pictures) {
    const hash = createHash('sha256').update(text);
    for (const font of fonts) hash.update(font);
    const kept = join(cacheDir, `${hash.digest('hex')}.png`);
    const png = (await readFile(kept).catch(() => null)) ?? (await draw(text, fonts));
    await writeFile(kept, png);
    drawn.push({ name, png });
  }
  return drawn;
}

let engine: Promise<void> | null = null;

async function draw(svg: string, fonts: readonly Uint8Array[]): Promise<Uint8Array> {
  // It may be started once per process.
  engine ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  await engine;
  return new Resvg(svg, { font: { fontBuffers: [...fonts], loadSystemFonts: false } }).render().asPng();
}
