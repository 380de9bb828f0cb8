import { PASSWORD_PROOF_KEY } from '../session-keys.ts';
import { readStoredSession } from '../stored-session.ts';

/** OWASP Password Storage Cheat Sheet, PBKDF2 with HMAC-SHA256: some tenths of a second for each guess. */
const ITERATIONS = 600_000;
/** Then the server alone is asked: a guess here costs its holder nothing. */
const MOST_WRONG_TRIES = 5;

type Proof = { uid: string; salt: string; hash: string; wrong: number };

/**
 * Lets the person who typed this password unlock the screens of this device without a connection: kept is what the
 * password is turned into, from which it cannot be read. The server's word goes before it wherever it can be heard.
 */
export async function keepPasswordProof(
  uid: string,
  password: string,
  storage: Storage = localStorage,
): Promise<void> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  const hash = await hashOf(password, salt);
  // Learned meanwhile: a client's screens do not lock.
  if (readStoredSession(storage)?.role !== 'client') write({ uid, salt, hash, wrong: 0 }, storage);
}

export const hasPasswordProof = (uid: string, storage: Storage = localStorage): boolean =>
  read(storage)?.uid === uid;

/** Whether this is the password that was last proven here. Too many wrong ones, and nothing is left to compare with. */
export async function isProvenPassword(
  uid: string,
  password: string,
  storage: Storage = localStorage,
): Promise<boolean> {
  const proof = read(storage);
  if (proof?.uid !== uid) return false;
  // Counted before it is compared: a page that is closed meanwhile has had its try.
  const wrong = proof.wrong + 1;
  if (wrong < MOST_WRONG_TRIES) write({ ...proof, wrong }, storage);
  else storage.removeItem(PASSWORD_PROOF_KEY);
  if ((await hashOf(password, proof.salt)) !== proof.hash) return false;
  write({ ...proof, wrong: 0 }, storage);
  return true;
}

async function hashOf(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: ITERATIONS };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256)));
}

function write({ uid, salt, hash, wrong }: Proof, storage: Storage): void {
  storage.setItem(PASSWORD_PROOF_KEY, [uid, salt, hash, wrong].join(' '));
}

function read(storage: Storage): Proof | null {
  const [uid, salt, hash, wrong] = storage.getItem(PASSWORD_PROOF_KEY)?.split(' ') ?? [];
  if (uid === undefined || salt === undefined || hash === undefined) return null;
  const tries = Number(wrong);
  return Number.isSafeInteger(tries) ? { uid, salt, hash, wrong: tries } : null;
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
