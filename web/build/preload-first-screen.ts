import type { Plugin } from 'vite';

/** What stands first behind the sign-in; most who open the app are signed in, and most of those are clients. */
export const FIRST_SCREEN = [
  '/app/signed-in-area.tsx',
  '/app/frame/frame-by-role.tsx',
  '/app/portal/portal-layout.tsx',
];

type Chunk = { fileName: string; facadeModuleId: string | null; imports: string[] };

/**
 * Has the browser fetch and compile the first screen's scripts beside those of the start, which ask for them only
 * once they have run. Whoever signs in first needs them next.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (bundle === undefined || !filename.endsWith('/app.html')) return html;
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const named = FIRST_SCREEN.map((path) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
          if (chunk === undefined) throw new Error(`No script of its own holds ${path}`);
          return chunk;
        });
        return withImports(named, chunks)
          .filter((name) => !html.includes(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${name}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/** The files of these, and of all that they need before they can run. */
export function withImports(named: readonly Chunk[], all: readonly Chunk[]): string[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(named.map(({ fileName }) => fileName));
  // A set that grows while it is walked is walked to its end.
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
  return [...found];
}
