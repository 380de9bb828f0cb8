import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { PROJECT } from '#scripts/project.mjs';

const hostOf = (variable) => {
  const [host, port] = process.env[variable].split(':');
  return { host, port: Number(port) };
};

/** Puts these rules before the backend, with nothing in it that an earlier run left. */
export async function loadRules({ firestore, storage }) {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...hostOf('FIRESTORE_EMULATOR_HOST'), rules: firestore },
    storage: { ...hostOf('FIREBASE_STORAGE_EMULATOR_HOST'), rules: storage },
  });
  await environment.clearFirestore();
  await environment.cleanup();
}

/** The positions of firestore.rules that were evaluated since they were loaded. */
export async function reachedPositions() {
  const { host, port } = hostOf('FIRESTORE_EMULATOR_HOST');
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = await answer.json();
  const reached = new Set();
  const visit = ({ sourcePosition, values = [], children = [] }) => {
    if (sourcePosition !== undefined && values.length > 0) reached.add(sourcePosition.currentOffset ?? 0);
    children.forEach(visit);
  };
  report.forEach(visit);
  return [...reached];
}
