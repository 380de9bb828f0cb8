import { connect, type Socket } from 'node:net';
import type { Send } from './send.ts';

type Answer = [1, number, { error: string; message: string } | null, unknown];

/** Firefox's own end of WebDriver: the commands by their names, each a list in JSON behind its length. */
export async function marionette(port: number): Promise<Send> {
  const socket = connect({ port, host: '127.0.0.1' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    receive(socket, (message) => {
      // The first says who answers.
      if (!Array.isArray(message)) return resolve();
      const answer = message as Answer; // the protocol's documented shape
      waiting.get(answer[1])?.(answer);
      waiting.delete(answer[1]);
    });
  });
  // A browser that ends leaves no question open.
  socket.on('close', () =>
    waiting.forEach((settle, id) => settle([1, id, { error: 'closed', message: 'the browser ended' }, null])),
  );
  return async ({ name }, params) => {
    const id = (count += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const text = JSON.stringify([0, id, name, params]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , failure, result] = await answered;
    if (failure !== null) throw new Error(`${name}: ${failure.error}: ${failure.message}`);
    return bare(result);
  };
}

function receive(socket: Socket, take: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon).toString());
      if (rest.length < end) return;
      take(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
}

/** Some answers come in a wrapping of their own. */
const bare = (result: unknown) =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
