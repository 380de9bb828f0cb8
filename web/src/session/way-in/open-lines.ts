import { env } from '#config/env.ts';

/** Who proves that it is the person, and who has their rows. */
function servers(): string[] {
  if (env.kind === 'hosted')
    return ['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com'];
  const { host, auth, firestore } = env.emulators;
  return [`http://${host}:${auth}`, `http://${host}:${firestore}`];
}

let lines: HTMLLinkElement[] = [];

/**
 * Has the browser connect to the servers that a sign-in asks, while the password is typed: each first question on a slow
 * line waits for three answers before it, of the address, the connection and its key. What is not used a browser closes after a
 * while: asked again, it connects again.
 */
export function openLines(): void {
  for (const line of lines) line.remove();
  lines = servers().map((href) =>
    Object.assign(document.createElement('link'), { rel: 'preconnect', crossOrigin: 'anonymous', href }),
  );
  document.head.append(...lines);
}
