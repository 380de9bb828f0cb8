import { connect, type NetConnectOpts } from 'node:net';

/** Whether the scanner knows the bytes as malware; throws ScannerUnavailable where it gives no verdict. */
export type Scan = (bytes: Uint8Array) => Promise<boolean>;

/** Nothing was said of the bytes, so nothing may be concluded from it: they are scanned another time. */
export class ScannerUnavailable extends Error {}

/** A file of 25 MB takes clamd about a second; a run of a function has 60. */
const PATIENCE_MS = 10_000;
const CHUNK_BYTES = 64 * 1024;
const LONGEST_ANSWER = 1024;

/** Asks clamd at `host:port` or at the path of its socket; null where no address is given. */
export function clamdAt(address: string, patienceMs = PATIENCE_MS): Scan | null {
  if (address === '') return null;
  return async (bytes) => {
    const answer = await ask(targetOf(address), bytes, patienceMs);
    if (answer === 'stream: OK') return false;
    if (/^stream: .+ FOUND$/.test(answer)) return true;
    throw new ScannerUnavailable(answer);
  };
}

function targetOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const at = address.lastIndexOf(':');
  const port = Number(address.slice(at + 1));
  if (at < 1 || !Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ScannerUnavailable(`'${address}' is no address of a scanner`);
  return { host: address.slice(0, at), port };
}

/** One exchange by INSTREAM: pieces with their length before them, an empty one at the end, one line back. */
function ask(target: NetConnectOpts, bytes: Uint8Array, patienceMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(target);
    let answer = '';
    const fail = (why: string) => {
      reject(new ScannerUnavailable(why));
      socket.destroy();
    };
    const patience = setTimeout(() => fail('no answer in time'), patienceMs);
    socket.on('connect', () => {
      for (const piece of framesOf(bytes)) socket.write(piece);
    });
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      const end = answer.indexOf('\0');
      if (end < 0 && answer.length > LONGEST_ANSWER) return fail('the answer has no end');
      if (end < 0) return;
      resolve(answer.slice(0, end));
      socket.destroy();
    });
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => {
      clearTimeout(patience);
      fail('closed without an answer');
    });
  });
}

function* framesOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(piece);
    yield piece;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf(piece: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}
