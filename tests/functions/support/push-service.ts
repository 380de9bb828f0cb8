import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { z } from 'zod';
import { pushBrowser } from 'functions/src/push/testing/push-browser.ts';

type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer };

let taken: Taken[] = [];
const answers = new Map<string, { status: number; location?: string }>();

const origin = () => `http://127.0.0.1:${inject('backend').pushPort}`;

/** A push service of ours, as a browser's maker has one. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    const { status, location } = answers.get(path) ?? { status: 201 };
    taken.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status, location === undefined ? {} : { Location: location });
    response.end();
  });
});

beforeAll(
  () => new Promise<void>((resolve) => server.listen(inject('backend').pushPort, '127.0.0.1', resolve)),
);
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  taken = [];
  answers.clear();
});

/** A browser that takes pushes at its own address, and can open them. */
export function somebodysBrowser() {
  const { keys, open } = pushBrowser();
  const path = `/push/${randomBytes(8).toString('hex')}`;
  const requests = () => taken.filter((request) => request.path === path);
  return {
    address: { endpoint: `${origin()}${path}`, ...keys },
    /** The service answers this browser's address so from now on. */
    answer: (status: number, location?: string) =>
      void answers.set(path, location === undefined ? { status } : { status, location }),
    requests,
    messages: () => requests().map(({ body }) => message.parse(JSON.parse(open(body)))),
  };
}

const message = z.strictObject({ title: z.string(), body: z.string(), link: z.string(), tag: z.string() });

const claims = z.strictObject({ aud: z.string(), exp: z.number(), sub: z.string() });

/** What a request says of who pushes; it throws where the signature is not of the key that it names. */
export function vapidOf({ headers }: Pick<Taken, 'headers'>) {
  const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || key === undefined) throw new Error('no VAPID header');
  const [header, payload, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const signed = Buffer.from(`${header}.${payload}`);
  const isOwn = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (!isOwn) throw new Error('signed with another key');
  return { key, ...claims.parse(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())) };
}
