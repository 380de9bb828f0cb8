import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inRoot } from '#scripts/paths.mjs';
import { ADDRESSES } from './firm.mjs';

/** A folder that is not there yet, gone after the test. */
export function newFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return join(parent, 'backup');
}

/** `npm run backup` or `restore` with these arguments, as it runs; `ended` is `{code, lines, errors}`. */
export const startBackup = (args, addresses) => start('backup.mjs', args, addresses);
export const startRestore = (args, addresses) => start('restore.mjs', args, addresses);

function start(script, args, addresses = {}) {
  const child = spawn(process.execPath, [inRoot('scripts', script), ...args], {
    env: { ...process.env, ...ADDRESSES, ...addresses },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    child[name].setEncoding('utf8').on('data', (text) => (said[name] += text));
  const ended = once(child, 'close').then(([code]) => ({
    code,
    lines: said.stdout.trimEnd().split('\n'),
    errors: said.stderr.trimEnd(),
  }));
  return { child, ended };
}

export const backUp = (...args) => startBackup(args).ended;
export const restore = (...args) => startRestore(args).ended;

/** The bucket behind a door that counts what is downloaded, lets no more than `limit` through, and lists five at a time. */
export async function bucketDoor(limit = Infinity) {
  const downloads = [];
  let onFull;
  const isFull = new Promise((resolve) => (onFull = resolve));
  const server = createServer(async (request, response) => {
    if (request.url.includes('alt=media')) {
      // The rest waits, as on a line that is gone.
      if (downloads.length >= limit) return onFull();
      downloads.push(request.url);
    }
    const page = request.url.includes('prefix=') ? '&maxResults=5' : '';
    const answer = await fetch(`${ADDRESSES.PORTAL_API_STORAGE}${request.url}${page}`, {
      headers: { authorization: request.headers.authorization },
    });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { downloads, isFull, addresses: { PORTAL_API_STORAGE: await addressOf(server) } };
}

/** The database behind a door that lets no more than `limit` requests of rows to write through: the next waits, or `breaks`. */
export async function databaseDoor(limit, { breaks = false } = {}) {
  let writes = 0;
  let onFull;
  const isFull = new Promise((resolve) => (onFull = resolve));
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    if (request.url.includes(':batchWrite')) {
      if (writes >= limit) return breaks ? request.socket.destroy() : onFull();
      writes += 1;
    }
    const { authorization } = request.headers;
    const answer = await fetch(`${ADDRESSES.PORTAL_API_FIRESTORE}${request.url}`, {
      method: request.method,
      headers: { authorization, 'Content-Type': 'application/json' },
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { isFull, addresses: { PORTAL_API_FIRESTORE: await addressOf(server) } };
}

async function addressOf(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close(() => {}).closeAllConnections());
  return `http://127.0.0.1:${server.address().port}`;
}
