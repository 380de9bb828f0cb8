import { startFirestoreProxy } from '#bench/firestore-proxy.mjs';
import { holdBackend } from '#bench/held-backend.mjs';
import { inRoot } from '#scripts/paths.mjs';

/**
 * Works on a fresh local backend whose Firestore has a counting proxy before it, and ends both. `config`: a fireemu file of the
 * project; `work` gets where everything listens and the proxy.
 */
export async function onMeteredFirestore({ config, services, holder }, work) {
  const backend = await holdBackend({ config: inRoot(config), services, holder });
  // Otherwise the server's SDK asks the network where it runs.
  Object.assign(process.env, backend.hosts, { METADATA_SERVER_DETECTION: 'none' });
  const proxy = await startFirestoreProxy(backend.hosts.FIRESTORE_EMULATOR_HOST);
  try {
    return await work({ hosts: backend.hosts, proxy });
  } finally {
    proxy.stop();
    await backend.stop();
  }
}
