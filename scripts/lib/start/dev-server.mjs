import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';
import { inRoot } from '../paths.mjs';
import { forwardToFunction, functionsAddress } from './forward-to-function.mjs';

/** Vite's dev server on the app's port, with firebase.json's rewrites: to app.html, or to a function. */
export async function startDevServer(plan, mode) {
  const { hosting } = JSON.parse(await readFile(inRoot('firebase.json'), 'utf8'));
  const server = await createServer({
    // The file says where the pages' sources are.
    configFile: inRoot('vite.config.ts'),
    mode,
    clearScreen: false,
    plugins: [rewrites(hosting.rewrites, functionsAddress(plan))],
    server: { host: 'localhost', port: plan.app, strictPort: true },
  });
  await server.listen();
  return { failed: new Promise(() => {}), stop: () => server.close() };
}

function rewrites(rules, functions) {
  const ruleOf = (pathname) => rules.find(({ source }) => covers(source, pathname));
  return {
    name: 'hosting-rewrites',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const rule = ruleOf(new URL(request.url, 'http://localhost').pathname);
        if (rule?.function !== undefined)
          return forwardToFunction(functions, rule.function.functionId, request, response);
        if (rule !== undefined) request.url = rule.destination;
        return next();
      });
    },
  };
}

/** The two forms of glob that firebase.json uses: a path, and everything below a path. */
export function covers(source, pathname) {
  return source.endsWith('/**') ? pathname.startsWith(source.slice(0, -2)) : source === pathname;
}
