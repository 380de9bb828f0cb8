import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { afterAll, beforeAll, inject } from 'vitest';
import { auth, triggersSettled } from '../functions/support/backend.ts';
import { TENANT } from '../functions/support/firms.ts';
import { PASSWORD, signIn } from '../functions/support/people.ts';
import { BUCKET, PROJECT } from '../functions/support/settings.ts';
import { newId } from '../rules/support/operations.ts';
import { FIRM, OTHER_FIRM, type Persona, PERSONA_NAMES, PERSONAS } from '../rules/support/personas.ts';
import { standingRow, validFields } from '../rules/support/rows.ts';
import { settle, type World } from '../rules/support/open-world.ts';

/** The personas of the rules' tests, here with real accounts: each speaks with the token that Auth gave it. */
export type RealWorld = World & { tokenOf(persona: Persona): string };

/** The word by which the local backend knows its owner, whom no rule holds. */
const OWNER = 'owner';

/** Both firms on the whole backend, triggers included; one per test file. */
export function useRealWorld(): RealWorld {
  const apps: FirebaseApp[] = [];
  const tokens = new Map<Persona, string>();
  const doors = new Map<Persona, FirebaseApp>();
  let owner: Firestore;

  const open = (token: string | null): FirebaseApp => {
    const options = { apiKey: 'k', projectId: PROJECT, storageBucket: BUCKET };
    const app = initializeApp(options, newId());
    const as = token === null ? {} : { mockUserToken: token };
    const { hosts } = inject('backend');
    connectFirestoreEmulator(getFirestore(app), ...hostAndPort(hosts.FIRESTORE_EMULATOR_HOST), as);
    connectStorageEmulator(getStorage(app), ...hostAndPort(hosts.FIREBASE_STORAGE_EMULATOR_HOST), as);
    apps.push(app);
    return app;
  };
  const doorOf = (persona: Persona): FirebaseApp => {
    const known = doors.get(persona);
    if (known !== undefined) return known;
    const made = open(PERSONAS[persona].uid === null ? null : world.tokenOf(persona));
    doors.set(persona, made);
    return made;
  };
  const world: RealWorld = {
    tokenOf(persona) {
      const token = tokens.get(persona);
      if (token === undefined) throw new Error(`${persona} has no token`);
      return token;
    },
    as: (persona) => getFirestore(doorOf(persona)),
    storageAs: (persona): FirebaseStorage => getStorage(doorOf(persona)),
    put: (path, data) => setDoc(doc(owner, path), data),
    erase: (path) => deleteDoc(doc(owner, path)),
    async addRow(entity, fields = {}, place = {}) {
      const { tenant = FIRM, id = newId() } = place;
      // A document whose bytes are not there would be looked at again and again.
      const checked = entity === 'documents' ? { check: 'ok' } : {};
      const valid = { ...validFields('uidClient', id)[entity], ...checked };
      const row = standingRow({ ...valid, ...fields }, tenant);
      await world.put(`tenants/${tenant}/${entity}/${id}`, row);
      return { tenant, entity, id, row };
    },
  };

  beforeAll(async () => {
    setLogLevel('silent');
    for (const persona of PERSONA_NAMES) {
      const token = await tokenFor(persona);
      if (token !== null) tokens.set(persona, token);
    }
    owner = getFirestore(open(OWNER));
    await settle(world);
    // Complete, since mails are written in the firm's name.
    for (const tenant of [FIRM, OTHER_FIRM]) await world.put(`tenants/${tenant}`, TENANT);
    await triggersSettled();
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => deleteApp(app)));
  });
  return world;
}

/** Taken while the account may sign in: what a blocked person still holds in the hand is this token. */
async function tokenFor(persona: Persona): Promise<string | null> {
  const { uid } = PERSONAS[persona];
  if (uid === null) return null;
  const email = `${uid.toLowerCase()}@aurora.example`;
  const account = { email, password: PASSWORD, disabled: false };
  await auth.updateUser(uid, account).catch(() => auth.createUser({ uid, ...account }));
  return signIn(email);
}

function hostAndPort(address: string): [string, number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
