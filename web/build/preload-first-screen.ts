import type { Plugin } from 'vite';

/** What every page of the app begins with. */
export const START = '/app/main.tsx';
/** What comes first behind the sign-in, for everybody; then for clients, who are most, and for staff. */
export const SIGNED_IN = ['/app/signed-in-area.tsx', '/app/frame/frame-by-role.tsx'];
const PORTAL = ['/app/portal/portal-layout.tsx'];
export const FIRST_SCREEN = [...SIGNED_IN, ...PORTAL];
export const PANEL = ['/app/admin/admin-layout.tsx', '/features/dashboard/dashboard-screen.tsx'];
/** What the panel's first screen reads: asked for by the start, before the screen is. */
export const PANEL_READS = ['/app/startup/panel-reads.ts'];
/**
 * What a first visit asks for as soon as it has run: who is here, and whether they prove to be. Then what follows a sign-in
 * (app/startup/prepare-sign-in.ts), in the order in which it is needed: asked for one after the other it was still on its way at Enter.
 */
export const AFTER_SIGN_IN = [
  '/firebase/calls/account-service.ts',
  '/app/session/watch-proofs.ts',
  '/firebase/identity/own-row.ts',
  ...FIRST_SCREEN,
  '/app/startup/start-engine.ts',
  '/app/startup/connect-server.ts',
];

/**
 * The scripts of the start, and the entry before its own element asks for it, as scripts and not as modules: Chromium compiles a
 * module anew at each start, while it arrives; asked for as a script, it comes with the code that was compiled the time
 * before. The page is one that is opened again: the worker answers with it. Every one of them is used; of others the
 * browser would say that they are not.
 */
function withCompiledCode(html: string): string {
  return html
    .replaceAll(' rel="modulepreload"', AS_SCRIPT)
    .replace(
      /<script type="module" crossorigin src="([^"]+)">/,
      (entry, path) => `<link${AS_SCRIPT} crossorigin href="${path}">\n    ${entry}`,
    );
}

const AS_SCRIPT = ' rel="preload" as="script"';

/** A page for a first visit: nothing was compiled before, and a module can be while it arrives. */
export const withoutCompiledCode = (html: string) => html.replaceAll(AS_SCRIPT, ' rel="modulepreload"');

/** Scripts that every page of the app starts with, by the names that shared-chunks.ts gives them. */
export const isStarted = (file: string) => STARTED.test(file);

const STARTED =
  /^assets\/(?:app|data|domain|first-reads|paths|preload-helper|react|register-worker|rolldown-runtime|router|session|ui)-[\w-]{8}\.js$/;

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...of: never[]) => unknown>>[1];
type Chunk = { fileName: string; moduleIds: readonly string[]; imports: string[] };

/**
 * Has the browser of a person who is signed in fetch the first screen's scripts beside those of the start, which ask for them
 * only once they have run. The page says which they are; src/app/before-paint.js, which comes after, knows who is here.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (bundle === undefined || !filename.endsWith('/app.html')) return html;
        const unnamed = (paths: readonly string[]) =>
          scriptsOf(paths, bundle).filter((name) => !html.includes(name));
        const first = unnamed(SIGNED_IN);
        const next = (paths: readonly string[]) => unnamed(paths).filter((name) => !first.includes(name));
        const meta = (name: string, paths: readonly string[]) => ({
          tag: 'meta',
          attrs: { name: `${name}-scripts`, content: paths.join(' ') },
          injectTo: 'head-prepend' as const,
        });
        const asPath = (name: string) => `/${name}`;
        // A page is weighed by the paths in it: the panel's are none of a client's.
        const tags = [
          meta('first', first.map(asPath)),
          meta('portal', next(PORTAL).map(asPath)),
          meta('panel', next([...PANEL_READS, ...PANEL])),
        ];
        return { html: withCompiledCode(html), tags };
      },
    },
  };
}

/** The files of a build that these of web/src need before they can run. */
export function scriptsOf(paths: readonly string[], bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return withImports(
    paths.map((path) => chunkOf(path, chunks)),
    chunks,
  );
}

function chunkOf<C extends Chunk>(path: string, chunks: readonly C[]): C {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (chunk === undefined) throw new Error(`No script holds ${path}`);
  return chunk;
}

/** The files of these, and of all that they need before they can run. */
export function withImports(named: readonly Chunk[], all: readonly Chunk[]): string[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(named.map(({ fileName }) => fileName));
  // A set that grows while it is walked is walked to its end.
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
  return [...found];
}
