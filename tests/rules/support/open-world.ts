import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing';
import { doc, deleteDoc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import type { EntityName } from '@portal/domain';
import { BUCKET, PROJECT, firestoreAddress, storageAddress } from './backend.ts';
import { newId, type ExistingRow } from './operations.ts';
import {
  COMPANY,
  FIRM,
  FOREIGN_COMPANY,
  OTHER_COMPANY,
  OTHER_FIRM,
  PERSONAS,
  PERSONA_NAMES,
  SECOND_COMPANY,
  type Persona,
} from './personas.ts';
import { SLIPS_WORLD, standingRow, toStored, validFields } from './rows.ts';

/** The two firms, their companies and the personas' accounts; one per test file. */
export type World = {
  as(persona: Persona): Firestore;
  storageAs(persona: Persona): FirebaseStorage;
  /** Puts a document past the rules, as a function would. */
  put(path: string, data: Record<string, unknown>): Promise<void>;
  erase(path: string): Promise<void>;
  /** Puts a valid row past the rules and says where it is. */
  addRow(entity: EntityName, fields?: Record<string, unknown>, place?: Place): Promise<ExistingRow>;
};
/** What only made-up tokens can do. */
export type RulesWorld = World & {
  /** As one whose session began with the second factor. */
  withFactor(persona: Persona): { firestore: Firestore; storage: FirebaseStorage };
};

type Place = { tenant?: string; id?: string };

/** The library's type leaves out what the provider writes there. */
const BY_FACTOR = { sign_in_provider: 'password', identities: {}, sign_in_second_factor: 'totp' } as const;

/** Builds the world; `close` leaves it. */
export async function openWorld(): Promise<{ world: RulesWorld; close: () => Promise<void> }> {
  setLogLevel('silent');
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: firestoreAddress(),
    storage: storageAddress(),
  });
  let shutDoor = () => {};
  // The library shuts this door when the callback ends, so the callback ends with the world.
  const admin = await new Promise<Firestore>((resolve) => {
    void environment.withSecurityRulesDisabled((owner) => {
      // The library types its compat wrappers; the modular functions take them as they are.
      resolve(owner.firestore() as unknown as Firestore);
      return new Promise((shut) => (shutDoor = shut));
    });
  });
  const contexts = new Map<Persona, RulesTestContext>();
  const context = (persona: Persona) => {
    const { uid } = PERSONAS[persona];
    const known = contexts.get(persona);
    if (known) return known;
    const made = uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid);
    contexts.set(persona, made);
    return made;
  };
  const world: RulesWorld = {
    as: (persona) => context(persona).firestore() as unknown as Firestore, // compat wrapper, as above
    storageAs: (persona) => context(persona).storage(BUCKET),
    withFactor: (persona) => {
      const made = environment.authenticatedContext(PERSONAS[persona].uid ?? '', { firebase: BY_FACTOR });
      return { firestore: made.firestore() as unknown as Firestore, storage: made.storage(BUCKET) }; // as above
    },
    put: (path, data) => setDoc(doc(admin, path), data),
    erase: (path) => deleteDoc(doc(admin, path)),
    async addRow(entity, fields = {}, place = {}) {
      const { tenant = FIRM, id = newId() } = place;
      const row = standingRow({ ...validFields('uidClient', id)[entity], ...fields }, tenant);
      await world.put(`tenants/${tenant}/${entity}/${id}`, row);
      return { tenant, entity, id, row };
    },
  };
  await settle(world);
  return {
    world,
    close: async () => {
      shutDoor();
      await environment.cleanup();
    },
  };
}

/** Both firms with their companies, an account row for each persona that has one, and what slips are about. */
export async function settle(world: World): Promise<void> {
  const accounts = PERSONA_NAMES.flatMap((persona) => {
    const { row } = PERSONAS[persona];
    return row === null ? [] : [world.put(`app_users/${row.auth_uid}`, toStored(row))];
  });
  const firms = [FIRM, OTHER_FIRM].map((tenant) =>
    world.put(`tenants/${tenant}`, { name: tenant, legal_name: tenant, domains: [], settings: {} }),
  );
  const companies = [
    ...[COMPANY, SECOND_COMPANY, OTHER_COMPANY].map((id) => world.addRow('clients', {}, { id })),
    world.addRow('clients', {}, { id: FOREIGN_COMPANY, tenant: OTHER_FIRM }),
  ];
  const ofSlips = SLIPS_WORLD.map(({ entity, id, fields }) => world.addRow(entity, fields, { id }));
  await Promise.all([...accounts, ...firms, ...companies, ...ofSlips]);
}
