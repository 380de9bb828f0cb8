import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: string[] };

/**
 * Fails the build when two files need each other before either has run: whichever starts first meets the other's
 * values unset, and the page stays blank.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    generateBundle(_options, bundle) {
      const cycle = cycleAmong(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (cycle !== null)
        this.error(`These files need each other (web/build/shared-chunks.ts): ${cycle.join(' -> ')}`);
    },
  };
}

/** The files of one cycle of static imports, in order; null where there is none. */
export function cycleAmong(chunks: readonly Chunk[]): string[] | null {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const cleared = new Set<string>();
  const search = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (cleared.has(name)) return null;
    for (const next of byName.get(name)?.imports ?? []) {
      const cycle = search(next, [...path, name]);
      if (cycle !== null) return cycle;
    }
    cleared.add(name);
    return null;
  };
  for (const { fileName } of chunks) {
    const cycle = search(fileName, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
