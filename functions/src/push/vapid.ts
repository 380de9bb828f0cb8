import { createPrivateKey, sign } from 'node:crypto';

/** A day at most, by RFC 8292. */
const GOOD_FOR_SECONDS = 12 * 60 * 60;

export type VapidKeys = { publicKey: string; privateKey: string };

/** Says to a push service who pushes: the `Authorization` of RFC 8292. `contact`: whom it can ask, as `mailto:`. */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey }: VapidKeys,
  contact: string,
  now = Date.now(),
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const exp = Math.floor(now / 1000) + GOOD_FOR_SECONDS;
  const said = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(endpoint).origin, exp, sub: contact },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const token = said.join('.');
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}
