/** Only a real site's origin, `https://host` or a local `http://localhost:5000`; anything else is null. */
export function parseOrigin(header: string | undefined): URL | null {
  if (header === undefined || header.length > 300 || !URL.canParse(header)) return null;
  const url = new URL(header);
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url : null;
}

/**
 * Where a link in an e-mail leads: the site the request came from when it is one of the firm's own,
 * else the installation's address. A link to an origin that only the caller named would hand over the
 * code in it (password reset poisoning).
 */
export function linkOrigin(requested: string | null, domains: readonly string[], fallback: string): string {
  const url = parseOrigin(requested ?? undefined);
  return url !== null && domains.includes(url.host) ? url.origin : new URL(fallback).origin;
}
