import { createServer } from 'node:http';

/** `localhost` is either; a machine without IPv6 has the first alone. */
const REQUIRED = '127.0.0.1';
const OPTIONAL = '::1';

/** The handler as an HTTP server on both loopback addresses, and on nothing a network could reach. */
export function serveOnLoopback(port, handler) {
  return listenOnLoopback(
    port,
    () => createServer(handler),
    (server) => {
      const closed = new Promise((resolve) => server.close(resolve));
      // Keep-alive connections and open streams would hold the process until their time-out.
      server.closeAllConnections();
      return closed;
    },
  );
}

/**
 * One server per loopback address, from `create`; `close` ends one. Answers `{stop, failed}`, where `failed`
 * settles when a server ends without having been stopped; rejects when it cannot listen.
 */
export async function listenOnLoopback(port, create, close) {
  const servers = [await listen(create(), port, REQUIRED)];
  try {
    servers.push(await listen(create(), port, OPTIONAL));
  } catch (error) {
    if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') {
      await Promise.all(servers.map(close));
      throw error;
    }
  }
  const failed = new Promise((resolve) => servers.forEach((server) => server.once('close', resolve)));
  // Errors of single connections (a sender that hangs up) are no failure of the server.
  servers.forEach((server) => server.on('error', () => {}));
  return { failed, stop: () => Promise.all(servers.map(close)) };
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve(server);
    });
  });
}
