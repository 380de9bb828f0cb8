import superstatic from 'superstatic';
import { localHosting } from './hosting.mjs';
import { serveOnLoopback } from './loopback.mjs';
import { ROOT } from './paths.mjs';

/** Serves the built app as Firebase Hosting would: the headers, rewrites and clean URLs of firebase.json. */
export async function startStaticServer(plan) {
  const handle = superstatic.default({
    cwd: ROOT,
    config: await localHosting(plan, 'dist'),
    compression: true,
    fallthrough: false,
  });
  return serveOnLoopback(plan.app, (request, response) =>
    handle(request, response, () => {
      response.statusCode = 404;
      response.end();
    }),
  );
}
