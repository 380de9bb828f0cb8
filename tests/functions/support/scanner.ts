import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

/** Sits between the functions and the scanner, so that a test can take the scanner away. */
let mood: 'answers' | 'is away' | 'is silent' = 'answers';
const open = new Set<Socket>();

export function scannerNow(next: typeof mood): void {
  mood = next;
}

const relay = createServer((asking) => {
  keep(asking);
  if (mood === 'is away') return void asking.destroy();
  if (mood === 'is silent') return void asking.resume();
  const answering = connect(inject('backend').scanner.socketPath);
  keep(answering);
  asking.pipe(answering).pipe(asking);
});

function keep(socket: Socket): void {
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  socket.on('error', () => socket.destroy());
}

beforeAll(
  () => new Promise<void>((resolve) => relay.listen(inject('backend').scanner.port, '127.0.0.1', resolve)),
);
afterAll(() => {
  for (const socket of open) socket.destroy();
  return new Promise<void>((resolve) => relay.close(() => resolve()));
});
beforeEach(() => scannerNow('answers'));
