import { connect, createServer } from 'node:net';
import { DEMO_FOLDER } from '#scripts/build/builds.mjs';
import { listenOnLoopback, serveOnLoopback } from '#scripts/ports/loopback.mjs';
import { LINE_OFFSET, portPlan } from '#scripts/ports/ports.mjs';
import { localHosting } from '#scripts/start/hosting.mjs';
import { hostingHandler } from '#scripts/start/static-server.mjs';

const SERVICES = ['auth', 'firestore', 'storage', 'functions'];

/**
 * A device's way to the app that runs with `offset`: the same pages and services at other ports, which can be cut. Whatever
 * a browser thinks of its connection, nobody answers then.
 */
export async function openLine(offset) {
  const plan = portPlan(offset + LINE_OFFSET);
  const handler = hostingHandler(await localHosting(plan, DEMO_FOLDER));
  const behind = portPlan(offset);
  const open = () =>
    Promise.all([
      serveOnLoopback(plan.app, handler),
      ...SERVICES.map((key) => forward(plan[key], behind[key])),
    ]);
  let servers = await open();
  const cut = async () => {
    const closed = servers.map(({ stop }) => stop());
    servers = [];
    await Promise.all(closed);
  };
  return {
    origin: `http://localhost:${plan.app}`,
    cut,
    async mend() {
      if (servers.length === 0) servers = await open();
    },
  };
}

/** Bytes both ways, whatever they say. */
async function forward(port, to) {
  const open = new Set();
  const carry = (near) => {
    const far = connect({ port: to, host: '127.0.0.1' });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  };
  return listenOnLoopback(
    port,
    () => createServer(carry),
    (server) => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      return closed;
    },
  );
}
