import { describe, expect, it } from 'vitest';
import { hostedEnv, localEnv } from './env.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'firm.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'firm',
  VITE_FIREBASE_STORAGE_BUCKET: 'firm.firebasestorage.app',
  VITE_FIREBASE_MESSAGING_SENDER_ID: '1',
  VITE_FIREBASE_APP_ID: 'app',
};

describe('hostedEnv', () => {
  it('reads the Firebase project from the variables', () => {
    expect(hostedEnv(complete)).toMatchObject({
      kind: 'hosted',
      firebase: { projectId: 'firm', appId: 'app' },
    });
  });

  it('names everything that is missing or empty in one error', () => {
    const broken = { ...complete, VITE_FIREBASE_API_KEY: ' ', VITE_FIREBASE_APP_ID: undefined };
    expect(() => hostedEnv(broken)).toThrow(/VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID/);
  });
});

describe('localEnv', () => {
  const portsAt = (port: string) => {
    const env = localEnv({ hostname: 'localhost', port });
    return env.kind === 'local' ? env.emulators : null;
  };

  it('finds the usual emulator ports from the usual app port', () => {
    expect(portsAt('5000')).toEqual({
      host: 'localhost',
      auth: 9099,
      firestore: 8080,
      storage: 9199,
      functions: 5001,
    });
  });

  it('keeps the same distances when the app is served elsewhere', () => {
    expect(portsAt('5100')).toMatchObject({ auth: 9199, firestore: 8180, storage: 9299, functions: 5101 });
  });
});
