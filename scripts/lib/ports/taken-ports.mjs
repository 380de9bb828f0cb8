import { connect, createServer } from 'node:net';
import { PlainFailure } from '../process/plain-failure.mjs';
import { portName, SIDE_OFFSET } from './ports.mjs';

/** Both, because `localhost` may mean either, and a server on one alone would answer for us on the other. */
const LOOPBACKS = ['127.0.0.1', '::1'];

/** Throws one line naming the first taken port of the plan. */
export async function requireFreePorts(plan) {
  const checked = await Promise.all(
    Object.entries(plan).map(async ([key, port]) => ({ key, port, taken: await isTaken(port) })),
  );
  const first = checked.find(({ taken }) => taken);
  if (first === undefined) return;
  throw new PlainFailure(
    `Port ${first.port} (${portName(first.key)}) is taken: stop what uses it, or run on other ports with --offset ${SIDE_OFFSET}.`,
  );
}

export async function isTaken(port) {
  // One after the other: the second test listens, and the first must not meet it.
  for (const host of LOOPBACKS) {
    if ((await isAnswered(port, host)) || (await isRefused(port, host))) return true;
  }
  return false;
}

/** Somebody accepts connections; found even where the system would let two sockets share the port (macOS). */
function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (taken) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/** The port cannot be listened on. A machine without IPv6 (EADDRNOTAVAIL) has nothing to refuse there. */
function isRefused(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
