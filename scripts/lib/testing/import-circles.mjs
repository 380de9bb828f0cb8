import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../paths.mjs';

const FOLDERS = ['bench', 'domain', 'functions', 'scripts', 'tests', 'web'];
const NOT_OURS = ['**/node_modules', '**/lib/**/*.js', '**/dist'];

/** Files of the project by what they import of it, types and late imports too: paths from its root. */
export function readImports() {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  const files = ts.sys.readDirectory(ROOT, ['.ts', '.tsx', '.mjs'], NOT_OURS, FOLDERS);
  const nameOf = (file) => path.relative(ROOT, file);
  const ours = new Set(files.map(nameOf));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const found = importedFiles.map(({ fileName }) =>
        ts.resolveModuleName(fileName, file, options, ts.sys, cache),
      );
      const names = found.flatMap(({ resolvedModule }) =>
        resolvedModule === undefined ? [] : [nameOf(resolvedModule.resolvedFileName)],
      );
      return [nameOf(file), names.filter((name) => ours.has(name))];
    }),
  );
}

/** One way around for each circle that is met: what comes back to a file that the way came from. */
export function circlesIn(imports) {
  const done = new Set();
  const way = [];
  const circles = [];
  const visit = (file) => {
    if (done.has(file)) return;
    const at = way.indexOf(file);
    if (at >= 0) return void circles.push(way.slice(at));
    way.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}
