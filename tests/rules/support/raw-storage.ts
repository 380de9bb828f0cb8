import { BUCKET, PROJECT, storageAddress } from './backend.ts';
import { uidOf, type Persona } from './personas.ts';

/** Storage without the SDK, which tidies the paths of attackers before it sends them. Answers with the status. */
export const rawStorage = {
  upload: (persona: Persona, path: string, bytes: string, contentType = 'application/pdf') =>
    ask(persona, `?uploadType=media&name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: bytes,
    }),
  download: (persona: Persona, path: string) => ask(persona, `/${encodeURIComponent(path)}?alt=media`),
};

async function ask(
  persona: Persona,
  what: string,
  { headers = {}, ...options }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<number> {
  const { host, port } = storageAddress();
  const response = await fetch(`http://${host}:${port}/v0/b/${BUCKET.slice('gs://'.length)}/o${what}`, {
    ...options,
    headers: { ...headers, Authorization: `Firebase ${unsignedToken(uidOf(persona))}` },
  });
  await response.arrayBuffer();
  return response.status;
}

/** As `rules-unit-testing` makes them for its own requests: this backend takes them unsigned. */
function unsignedToken(uid: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  const parts = [{ alg: 'none', type: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}
