import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { FieldValue } from 'firebase-admin/firestore';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { openBackend } from '#bench/backend.mjs';
import { CLIENT } from '#bench/people.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';

const ORDINARY_MS = 2_000;
const CRAFTED_MS = 5_000;
const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** From the row of a sent file to the answer of its check, through the local backend. */
export async function measureChecks({ runs, offset, holder, say }) {
  const { ordinaryFiles, craftedFiles, manyStreams } = await loadFiles();
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const backend = openBackend(app.plan);
  const clientId = await someClient(backend);
  const lines = [];
  const worst = { ordinary: 0, crafted: 0 };
  const measure = async (file, kind) => {
    say(`${runs} times a ${file.what} ...`);
    const times = [];
    let found = '';
    for (let run = 0; run < runs; run += 1) {
      const { ms, check } = await checkOnce(backend, clientId, file);
      times.push(ms);
      found = check;
    }
    const { p50, p95, max } = summaryOf(times);
    worst[kind] = Math.max(worst[kind], kind === 'crafted' ? max : p95);
    lines.push([file.what, ...[p50, p95, max].map(milliseconds), found]);
  };
  for (const file of ordinaryFiles()) await measure(file, 'ordinary');
  for (const file of [...craftedFiles(), manyStreams()]) await measure(file, 'crafted');
  await app.stop();
  say(table(['from the row to its answer', 'p50', 'p95', 'max', 'answer'], lines));
  const ordinary = { what: 'an ordinary file of 5 MB, p95', value: worst.ordinary, limit: ORDINARY_MS };
  const crafted = { what: 'the worst crafted file, max', value: worst.crafted, limit: CRAFTED_MS };
  return [ordinary, crafted].map((one) => keeps({ ...one, shown: milliseconds, say })).every(Boolean);
}

async function loadFiles() {
  const outfile = inCache('bench', 'costly-files.mjs');
  const entry = inRoot('tests', 'functions', 'support', 'costly-files.ts');
  await bundleScript(entry, outfile);
  return import(pathToFileURL(outfile).href);
}

async function someClient({ db }) {
  const found = await db.collection(`tenants/${CLIENT.tenant_id}/clients`).limit(1).get();
  return found.docs[0].id;
}

/** Puts bytes and row as the portal does, the row last, and waits until it is checked. */
async function checkOnce({ db, bucket }, clientId, { extension, what, bytes }) {
  const id = randomUUID().replaceAll('-', '');
  const storage_path = `client-documents/${CLIENT.tenant_id}/${clientId}/${id}/bench.${extension}`;
  await bucket.file(storage_path).save(Buffer.from(bytes), { contentType: TYPES[extension] });
  const ref = db.doc(`tenants/${CLIENT.tenant_id}/documents/${id}`);
  const start = performance.now();
  await ref.set({
    ...{ client_id: clientId, filename: `${what}.${extension}`, storage_path, mime_type: TYPES[extension] },
    ...{ size_bytes: bytes.byteLength, category: null, description: null, uploaded_by: 'bench' },
    ...{ check: 'pending', check_reason: null, review: 'none', review_reason: null },
    ...{ tenant_id: CLIENT.tenant_id, rev: 1, last_op: 'fn_bench00000', deleted_at: null },
    ...{ created_at: FieldValue.serverTimestamp(), created_by: 'bench' },
    ...{ updated_at: FieldValue.serverTimestamp(), updated_by: 'bench' },
  });
  const check = await settled(ref);
  return { ms: performance.now() - start, check };
}

function settled(ref) {
  return new Promise((resolve, reject) => {
    const stop = ref.onSnapshot((snapshot) => {
      const check = snapshot.get('check');
      if (check === 'pending') return;
      stop();
      resolve(check);
    }, reject);
  });
}
