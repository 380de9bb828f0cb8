import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="(\/[^"]+\.css)"[^>]*>/g;

/**
 * Takes the built style sheet out of the template, for the pages to carry it in themselves. It is small (its size is
 * held by tests/budgets), and on a slow connection the round trip for a file of its own costs more than its bytes:
 * nothing can be painted before it has come.
 */
export async function takeStyles(html: string, outDir: string) {
  const paths = [...html.matchAll(STYLESHEET)].flatMap(([, path]) => path ?? []);
  const sheets = await Promise.all(paths.map((path) => readFile(join(outDir, path), 'utf8')));
  const app = await readFile(join(outDir, 'app.html'), 'utf8');
  // Nobody asks for the file any more, unless the app does.
  for (const path of paths) if (!app.includes(path)) await rm(join(outDir, path));
  return { template: html.replaceAll(STYLESHEET, ''), styles: sheets.join('').trim() };
}
