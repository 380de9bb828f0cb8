import { type Auth, onAuthStateChanged } from 'firebase/auth';
import type { RemoteDatabase } from '#sync/ports.ts';

/** Who the SDK holds a session for; it calls back first when it has looked. */
export const watchAuthIdentity =
  (auth: Auth): RemoteDatabase['watchIdentity'] =>
  (listener) =>
    onAuthStateChanged(auth, (user) => listener(user?.uid ?? null));
