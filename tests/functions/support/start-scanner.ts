import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What both scanners know as a virus. */
export const VIRUS = 'portal-test-virus';

export type Scanner = { kind: 'clamd' | 'stand-in'; socketPath: string; stop: () => Promise<void> };

/** Debian's clamd with one signature of our own where it is installed, else a stand-in that speaks its protocol. */
export async function startScanner(): Promise<Scanner> {
  const directory = mkdtempSync(join(tmpdir(), 'scanner-'));
  const socketPath = join(directory, 'clamd.sock');
  const isInstalled = spawnSync('clamd', ['--version']).status === 0;
  const stop = isInstalled ? await startClamd(directory, socketPath) : await startStandIn(socketPath);
  return {
    kind: isInstalled ? 'clamd' : 'stand-in',
    socketPath,
    async stop() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function startClamd(directory: string, socketPath: string): Promise<() => Promise<void>> {
  const database = join(directory, 'db');
  mkdirSync(database);
  const signature = Buffer.from(VIRUS).toString('hex');
  writeFileSync(join(database, 'portal.ndb'), `Portal.Test:0:*:${signature}\n`);
  const settings = [`DatabaseDirectory ${database}`, `LocalSocket ${socketPath}`, 'Foreground yes'];
  writeFileSync(join(directory, 'clamd.conf'), `${settings.join('\n')}\n`);
  const clamd = spawn('clamd', ['-c', join(directory, 'clamd.conf')], { stdio: 'ignore' });
  const ended = once(clamd, 'exit');
  await new Promise<void>((resolve, reject) => {
    const gone = () => {
      watcher.close();
      reject(new Error('clamd did not start'));
    };
    const look = () => {
      if (!existsSync(socketPath)) return;
      watcher.close();
      clamd.off('exit', gone);
      resolve();
    };
    const watcher = watch(directory, look);
    clamd.once('exit', gone);
    // A socket that was there before the watcher is never reported.
    look();
  });
  return async () => {
    clamd.kill();
    await ended;
  };
}

async function startStandIn(socketPath: string): Promise<() => Promise<void>> {
  const server = createServer(answerOne);
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return () => closed(server);
}

/** Takes what INSTREAM frames and answers as clamd does. */
function answerOne(socket: Socket): void {
  const taken: Buffer[] = [];
  let tail = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (data) => {
    taken.push(data);
    tail = Buffer.concat([tail, data]).subarray(-END.length);
    // The empty piece at the end; a piece of zeros may look like it, and then there is more to come.
    const sent = tail.equals(END) ? bytesOf(Buffer.concat(taken)) : null;
    if (sent !== null)
      socket.end(sent.includes(VIRUS) ? 'stream: Portal.Test.UNOFFICIAL FOUND\0' : 'stream: OK\0');
  });
}

const END = Buffer.alloc(4);

/** The bytes of all pieces, or null where the last of them has not come. */
function bytesOf(stream: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (stream.length >= at + END.length) {
    const length = stream.readUInt32BE(at);
    at += END.length;
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(stream.subarray(at, at + length));
    at += length;
  }
  return null;
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
