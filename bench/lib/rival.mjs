import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveOnLoopback } from '#scripts/ports/loopback.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { PROJECT } from '#scripts/project.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Builds a page of bench/rivals as the product is built, gives it a worker that holds all of its files, and
 * serves it alongside the app. Answers its address and how to stop serving.
 */
export async function serveRival(name, plan) {
  const folder = inCache('bench', 'rivals', name);
  await build({
    configFile: false,
    // A page of one bundle is meant: no warning of its size.
    logLevel: 'error',
    root: inRoot('bench', 'rivals', name),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
    define: {
      BENCH_BACKEND: JSON.stringify({ project: PROJECT, auth: plan.auth, firestore: plan.firestore }),
    },
  });
  const files = await filesBelow(folder);
  await writeFile(join(folder, 'sw.js'), workerOf(files));
  const packed = new Map(
    await Promise.all(
      [...files, '/sw.js'].map(async (file) => [file, gzipSync(await readFile(join(folder, file)))]),
    ),
  );
  const port = plan.app + 10;
  const server = await serveOnLoopback(port, (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    const bytes = packed.get(file);
    if (bytes === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'gzip');
    response.end(bytes);
  });
  return { origin: `http://localhost:${port}`, stop: server.stop };
}

/** As plain as a worker can be: everything kept at installation, everything answered from there. */
function workerOf(files) {
  return `
const FILES = ${JSON.stringify(['/', ...files])};
addEventListener('install', (event) => {
  event.waitUntil(caches.open('files').then((cache) => cache.addAll(FILES)));
  skipWaiting();
});
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
`;
}

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length)
        .replaceAll('\\', '/'),
    );
}
