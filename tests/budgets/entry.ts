import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The production build under test: `npm run build` and `npm test` say where it is. */
export const DIST = process.env['PORTAL_PRODUCTION_DIST'] ?? join(import.meta.dirname, '../../dist');

export type Script = { path: string; text: string };

/** Every script that a page asks for untouched: what its HTML names, and what those import in turn. */
export function scriptsBeforeStart(page: string): Script[] {
  return scriptsIn(readFileSync(join(DIST, page), 'utf8'));
}

/** Without those that a page asks for when the others have come. */
export function urgentScripts(page: string): Script[] {
  const html = readFileSync(join(DIST, page), 'utf8');
  return scriptsIn(html.replaceAll(/<link[^>]*fetchpriority="low"[^>]*>/g, ''));
}

/** What a page asks for when the others have come, in its order. */
export const patientScripts = (page: string): string[] =>
  (textOf(page).match(/<link[^>]*fetchpriority="low"[^>]*>/g) ?? []).map(hrefOf);

const scriptsIn = (html: string) => withImports(html.match(/(?<=[" ])\/[\w./-]+\.js(?=[" ])/g) ?? []);

/** The faces that a page asks for before its styles say which they are. */
export function fontsAhead(page: string): string[] {
  const tags = readFileSync(join(DIST, page), 'utf8').match(/<link[^>]* as="font"[^>]*>/g) ?? [];
  return tags.map(hrefOf);
}

/** What a `<link>` leads to; the tag itself where it says nothing of it. */
export const hrefOf = (tag: string) => /href="([^"]+)"/.exec(tag)?.[1] ?? tag;

/** What the app has the browsers of staff fetch ahead: `before-paint.js` reads it where the page says it. */
export function panelScripts(): string[] {
  const html = readFileSync(join(DIST, 'app.html'), 'utf8');
  const said = html.slice(0, html.indexOf('<script>'));
  const [, names = ''] = /<meta name="panel-scripts" content="([^"]+)"/.exec(said) ?? [];
  return names.split(' ').map((name) => `/${name}`);
}

/** These scripts of the build, and what they import before they can run. */
export function withImports(paths: readonly string[]): Script[] {
  const found = new Map<string, Script>();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const text = readFileSync(join(DIST, path), 'utf8');
    found.set(path, { path, text });
    queue.push(...staticImports(text).map((name) => `/assets/${name}`));
  }
  return [...found.values()];
}

/** Every page of the build, by its path below the output. */
export function htmlFiles(): string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
}

/** A file of the build as text. */
export const textOf = (name: string) => readFileSync(join(DIST, name), 'utf8');

/** What the first answer weighs, and the style sheets it would have to wait for. */
export function pageKilobytes(page: string): { html: number; styleSheets: string[] } {
  const html = readFileSync(join(DIST, page), 'utf8');
  return {
    html: gzipSync(html).length / 1024,
    styleSheets: html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [],
  };
}

/** As a content security policy names them: the scripts that are in the page and are no data. */
export function inlineScriptHashes(page: string): string[] {
  const html = readFileSync(join(DIST, page), 'utf8');
  const scripts = [...html.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>([^]*?)<\/script>/g)];
  return scripts.map(
    ([, text]) =>
      `sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}`,
  );
}

/** The inline scripts that the host's content security policy lets run. */
export function hashesOfPolicy(): string[] {
  const hosting = readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8');
  const [scripts = ''] = hosting.match(/script-src [^;]*/) ?? [];
  return scripts.match(/sha256-[^']+/g) ?? [];
}

/** Every script of the build, no matter who loads it. */
export function allScripts(): Script[] {
  const names = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  return names.map((name) => ({ path: name, text: readFileSync(join(DIST, 'assets', name), 'utf8') }));
}

/** `import {a} from "./x.js"`, `import "./x.js"` and `export ... from "./x.js"`; never `import("./x.js")`. */
function staticImports(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].flatMap(
    ([, name]) => name ?? [],
  );
}

export function gzipKilobytes(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { text }) => sum + gzipSync(text).length, 0) / 1024;
}
