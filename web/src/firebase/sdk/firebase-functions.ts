import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { env } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';
import { firebaseAuth } from './firebase-auth.ts';

let functions: Functions | null = null;

export function firebaseFunctions(): Functions {
  if (functions === null) {
    // First: where it is not there yet, the SDK asks in nobody's name, and does not wait.
    firebaseAuth();
    functions = getFunctions(firebaseApp(), env.region);
    // The literal lets the production build drop the branch.
    if (import.meta.env.MODE === 'demo' && env.kind === 'local') {
      const { host, functions: port } = env.emulators;
      connectFunctionsEmulator(functions, host, port);
    }
  }
  return functions;
}
