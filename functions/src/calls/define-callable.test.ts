import type { CallableRequest } from 'firebase-functions/https';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicCallable } from './define-callable.ts';
import { done } from './outcome.ts';

const echo = publicCallable('requestPasswordReset', async ({ input, origin, ip }) =>
  done({ email: input.email, origin, ip }),
);

type Given = { app?: string; headers?: Record<string, string> };

function call({ app, headers = {} }: Given) {
  const request = {
    data: { email: 'ana@cliente.example' },
    ...(app === undefined ? {} : { app: { appId: app } }),
    rawRequest: { headers, socket: { remoteAddress: '192.0.2.1' } },
  };
  // A request has a hundred members; these are all that a callable reads.
  return echo.run(request as unknown as CallableRequest);
}

afterEach(() => vi.unstubAllEnvs());

describe('a callable', () => {
  it('hands on the parsed input, the site and the caller’s network address', async () => {
    const headers = { origin: 'https://aurora.example', 'x-forwarded-for': '10.0.0.1, 203.0.113.7' };
    expect(await call({ headers })).toEqual({
      email: 'ana@cliente.example',
      origin: 'https://aurora.example',
      ip: '203.0.113.7',
    });
  });

  it('asks for App Check where the installation enforces it', async () => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
    await expect(call({})).rejects.toMatchObject({
      code: 'permission-denied',
      details: { kind: 'forbidden' },
    });
    expect(await call({ app: '1:1:web:1' })).toMatchObject({ email: 'ana@cliente.example' });
  });

  it('does not ask for App Check elsewhere', async () => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'false');
    expect(await call({})).toMatchObject({ email: 'ana@cliente.example' });
  });
});
