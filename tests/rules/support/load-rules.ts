import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { FIRESTORE_RULES, PROJECT, STORAGE_RULES, firestoreAddress, storageAddress } from './backend.ts';

/** Loads the rules once for the whole run, so that the coverage counts over all files. */
export async function setup(): Promise<void> {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...firestoreAddress(), rules: FIRESTORE_RULES },
    storage: { ...storageAddress(), rules: STORAGE_RULES },
  });
  await environment.clearFirestore();
  await environment.cleanup();
}
