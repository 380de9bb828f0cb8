import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { inRoot } from '../paths.mjs';

/** Vite's dev server on the app's port, with firebase.json's rewrites: an app route answers with app.html. */
export async function startDevServer(plan, mode) {
  const { hosting } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
  const server = await createServer({
    // The file says where the pages' sources are.
    configFile: inRoot('vite.config.ts'),
    mode,
    clearScreen: false,
    plugins: [rewrites(hosting.rewrites)],
    server: { host: 'localhost', port: plan.app, strictPort: true },
  });
  await server.listen();
  return { failed: new Promise(() => {}), stop: () => server.close() };
}

function rewrites(rules) {
  const destinationOf = (pathname) => rules.find(({ source }) => covers(source, pathname))?.destination;
  return {
    name: 'hosting-rewrites',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const destination = destinationOf(new URL(request.url, 'http://localhost').pathname);
        if (destination !== undefined) request.url = destination;
        next();
      });
    },
  };
}

/** The two forms of glob that firebase.json uses: a path, and everything below a path. */
export function covers(source, pathname) {
  return source.endsWith('/**') ? pathname.startsWith(source.slice(0, -2)) : source === pathname;
}
