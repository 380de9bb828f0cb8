export type FirebaseWebConfig = {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly messagingSenderId: string;
  readonly appId: string;
};

export type Emulators = {
  readonly host: string;
  readonly auth: number;
  readonly firestore: number;
  readonly storage: number;
  readonly functions: number;
};

export type Env = { readonly region: string; readonly firebase: FirebaseWebConfig } & (
  { readonly kind: 'hosted' } | { readonly kind: 'local'; readonly emulators: Emulators }
);

const REGION = 'southamerica-east1';

type Variables = Readonly<Record<string, unknown>>;

// The literal comparison lets the production build drop the local branch with every emulator address in it.
export const env: Env =
  import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'test'
    ? localEnv(globalThis.location)
    : hostedEnv(import.meta.env);

/** @throws Error naming every variable that is missing or empty. */
export function hostedEnv(variables: Variables): Env {
  const missing: string[] = [];
  const read = (name: string): string => {
    const value = variables[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    missing.push(name);
    return '';
  };
  const firebase: FirebaseWebConfig = {
    apiKey: read('VITE_FIREBASE_API_KEY'),
    authDomain: read('VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: read('VITE_FIREBASE_PROJECT_ID'),
    storageBucket: read('VITE_FIREBASE_STORAGE_BUCKET'),
    messagingSenderId: read('VITE_FIREBASE_MESSAGING_SENDER_ID'),
    appId: read('VITE_FIREBASE_APP_ID'),
  };
  if (missing.length > 0) throw new Error(`Environment variables missing or empty: ${missing.join(', ')}`);
  return { kind: 'hosted', region: REGION, firebase };
}

/** Two local stacks can run side by side: each keeps the usual distances from the port it serves the app on. */
export function localEnv(location: Pick<Location, 'hostname' | 'port'> | undefined): Env {
  const offset = Number(location?.port || 5000) - 5000;
  return {
    kind: 'local',
    region: REGION,
    firebase: {
      apiKey: 'demo-key',
      authDomain: 'demo-portal.firebaseapp.com',
      projectId: 'demo-portal',
      storageBucket: 'demo-portal.firebasestorage.app',
      messagingSenderId: '0',
      appId: 'demo-portal',
    },
    emulators: {
      host: location?.hostname ?? 'localhost',
      auth: 9099 + offset,
      firestore: 8080 + offset,
      storage: 9199 + offset,
      functions: 5001 + offset,
    },
  };
}
