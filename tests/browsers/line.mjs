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
  const openPages = () => serveOnLoopback(plan.app, handler);
  const openServices = () => Promise.all(SERVICES.map((key) => forward(plan[key], behind[key])));
  let [pages, services] = [await openPages(), await openServices()];
  const cutServices = async () => {
    await Promise.all(services.map(({ stop }) => stop()));
    services = [];
  };
  const cut = async () => {
    await Promise.all([pages?.stop(), cutServices()]);
    pages = null;
  };
  return {
    origin: `http://localhost:${plan.app}`,
    /** Pages are served, and nothing of the backend answers. */
    cutServices,
    cut,
    async mend() {
      pages ??= await openPages();
      if (services.length === 0) services = await openServices();
    },
    close: cut,
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
