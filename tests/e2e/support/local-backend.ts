/** Every port of a local start moves with the page's: base + (page port - 5000). */
const page = new URL(process.env['PORTAL_URL'] ?? 'http://localhost:5000');
const offset = Number(page.port) - 5000;
const at = (port: number) => `http://localhost:${port + offset}`;

export const auth = at(9099);
export const firestore = at(8080);
export const storage = at(9199);
export const mailbox = at(1080);
/** Where the functions of a local start take a push service for a known one. */
export const pushPort = 1090 + offset;

const SERVICES = [auth, firestore, storage, at(5001)].map((address) => new URL(address).port);

/** Whether a URL is one of the services that the app calls. */
export const isBackend = (url: URL) => SERVICES.includes(url.port);

export const PROJECT = 'demo-portal';

const IDENTITY = `${auth}/identitytoolkit.googleapis.com/v1`;

/** Signs in past the screens; null where the identity provider refuses. */
export async function idTokenOf(email: string, password: string): Promise<string | null> {
  const response = await fetch(`${IDENTITY}/accounts:signInWithPassword?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) return null;
  const { idToken } = (await response.json()) as { idToken: string }; // the emulator's documented answer
  return idToken;
}

/** HTTP status of reading a path of the database with somebody's token. */
export async function readStatus(path: string, idToken: string): Promise<number> {
  const response = await fetch(`${firestore}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`, {
    headers: { Authorization: `Bearer ${idToken}` },
  });
  await response.body?.cancel();
  return response.status;
}
