import type { CallableRequest } from 'firebase-functions/https';
import { describe, expect, it } from 'vitest';
import { publicCallable } from './define-callable.ts';
import { done } from './outcome.ts';

const echo = publicCallable('requestPasswordReset', async ({ input, origin, ip }) =>
  done({ email: input.email, origin, ip }),
);

function call(headers: Record<string, string>) {
  const request = {
    data: { email: 'ana@cliente.example' },
    rawRequest: { headers, socket: { remoteAddress: '192.0.2.1' } },
  };
  // A request has a hundred members; these are all that a callable reads.
  return echo.run(request as unknown as CallableRequest);
}

describe('a callable', () => {
  it('hands on the parsed input, the site and the caller’s network address', async () => {
    const headers = { origin: 'https://aurora.example', 'x-forwarded-for': '10.0.0.1, 203.0.113.7' };
    expect(await call(headers)).toEqual({
      email: 'ana@cliente.example',
      origin: 'https://aurora.example',
      ip: '203.0.113.7',
    });
  });
});
