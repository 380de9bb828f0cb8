import { constants, connect, createServer } from 'node:http2';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const { meterOfStream } = createRequire(import.meta.url)('./firestore-meter.cjs');

/** Of one connection, between the client and this proxy or this proxy and the server. */
const HOP_BY_HOP = [':scheme', ':authority'];

/**
 * Listens on the loopback and passes on what clients of Firestore say to `target` (host and port, gRPC without TLS), counting it as
 * it is billed. Answers its own host and port, `counted()` with the reads since it was asked last, and how to stop it.
 */
export async function startFirestoreProxy(target) {
  let reads = 0;
  const tell = (counts) => (reads += counts.reads ?? 0);
  const server = createServer();
  const upstreams = new Set();
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    // A connection for each: what one client ends ends nobody else's.
    const upstream = connect(`http://${target}`);
    upstreams.add(upstream);
    upstream.on('error', () => session.destroy());
    session.on('error', () => upstream.destroy());
    session.on('close', () => {
      sessions.delete(session);
      upstream.close();
    });
    upstream.on('close', () => upstreams.delete(upstream));
    session.on('stream', (stream, headers) => passOn(stream, headers, upstream, tell));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${server.address().port}`,
    counted() {
      const since = reads;
      reads = 0;
      return since;
    },
    stop() {
      // A client may hold its connection for as long as there is somebody at its other end, and this process with it.
      for (const end of [...upstreams, ...sessions]) end.destroy();
      server.close();
    },
  };
}

function passOn(stream, headers, upstream, tell) {
  const meter = meterOfStream(headers[':path'], tell);
  const asked = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  const request = upstream.request(Object.fromEntries(asked));
  let trailers = {};
  stream.on('data', (chunk) => {
    meter?.sent(chunk);
    request.write(chunk);
  });
  stream.on('end', () => request.end());
  request.on('response', (answered, flags) => {
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    if (!stream.destroyed) stream.respond(answered, isAll ? { endStream: true } : { waitForTrailers: true });
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  request.on('data', (chunk) => {
    meter?.received(chunk);
    if (!stream.destroyed) stream.write(chunk);
  });
  request.on('trailers', (sent) => (trailers = sent));
  request.on('end', () => {
    meter?.ended();
    if (!stream.destroyed) stream.end();
  });
  // A client that no longer listens, and a server that is gone: each is told of the other.
  stream.on('close', () => request.close(constants.NGHTTP2_CANCEL));
  stream.on('error', () => request.close(constants.NGHTTP2_CANCEL));
  request.on('error', () => stream.close(constants.NGHTTP2_INTERNAL_ERROR));
}
