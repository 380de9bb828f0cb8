import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, type Script, scriptsBeforeStart, withImports } from './entry.ts';

/**
 * What a public page loads later, by the name of the file that is asked for: with all that it imports, and its
 * styles.
 */
export function islandsOf(page: string): Map<string, Script[]> {
  const styles = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.css'));
  return new Map(
    scriptsBeforeStart(page)
      .flatMap(({ text }) => dynamicImports(text))
      .map((name) => {
        // The hash may hold a '-' of its own.
        const stem = name.replace(/-.{8}\.js$/, '');
        const ownStyles = styles.filter((style) => style.startsWith(`${stem}-`)).map(read);
        return [stem, [...withImports([`/assets/${name}`]), ...ownStyles]];
      }),
  );
}

const read = (name: string): Script => ({
  path: name,
  text: readFileSync(join(DIST, 'assets', name), 'utf8'),
});

/** `import("./x.js")`, whatever the quotes. */
function dynamicImports(text: string): string[] {
  return [...text.matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g)].flatMap(
    ([, name]) => name ?? [],
  );
}
