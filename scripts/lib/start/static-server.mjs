import commonJs from 'superstatic';
import { DEMO_FOLDER } from '../build/builds.mjs';
import { forwardToFunction } from './forward-to-function.mjs';
import { localHosting } from './hosting.mjs';
import { serveOnLoopback } from '../ports/loopback.mjs';
import { ROOT } from '../paths.mjs';

/** Of a CommonJS module Node hands over all, and the loader of the tests what it calls its default. */
const superstatic = commonJs.default ?? commonJs;

/** Serves the built app as Firebase Hosting would: the headers, rewrites and clean URLs of firebase.json. */
export async function startStaticServer(plan) {
  return serveHosting(await localHosting(plan, DEMO_FOLDER), plan.app);
}

/** Serves a hosting section of firebase.json, compressed as the host does. */
export const serveHosting = (hosting, port) => serveOnLoopback(port, hostingHandler(hosting));

/** `functions` in it: where its functions answer; without, nothing does. */
export function hostingHandler({ functions, ...hosting }) {
  const handle = superstatic({
    ...{ cwd: ROOT, config: hosting, compression: true, fallthrough: false },
    rewriters: {
      function: async (rewrite) => (request, response, next) => {
        if (functions === undefined) return next();
        return forwardToFunction(functions, rewrite.function.functionId, request, response);
      },
    },
  });
  return (request, response) =>
    handle(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
}
