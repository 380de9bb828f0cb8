import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { paddedPdf } from './padded-pdf.mjs';

const LOOK_EVERY_MS = 1_000;

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Writes distinct PDFs for a file input to take: their paths, and the SHA-256 of each by its name. */
export async function writeFiles(folder, count, size) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const hashes = new Map();
  for (let number = 1; number <= count; number += 1) {
    const name = `Lote ${String(number).padStart(4, '0')}.pdf`;
    const bytes = await paddedPdf(name, size);
    hashes.set(name, sha256(bytes));
    await writeFile(join(folder, name), bytes);
  }
  return { hashes, paths: [...hashes.keys()].map((name) => join(folder, name)) };
}

/**
 * Holds what the server has against what was given: a file is lost without exactly its bytes under its row,
 * and doubled by each further row of its name and each further object in a row's folder.
 */
export async function compareWithServer({ db, bucket }, { tenant_id, client_id, hashes }) {
  const rows = await rowsByName(db, tenant_id, client_id, hashes);
  const prefix = `client-documents/${tenant_id}/${client_id}/`;
  const [objects] = await bucket.getFiles({ prefix });
  const isOurs = new Set(rows.map(({ id }) => id));
  const result = { rows: rows.length, objects: 0, whole: 0, lost: [], doubled: [], unchecked: 0, refused: 0 };
  for (const { name } of objects)
    if (isOurs.has(name.slice(prefix.length).split('/')[0])) result.objects += 1;
  for (const [filename, hash] of hashes) {
    const named = rows.filter((row) => row.filename === filename);
    const [row] = named;
    result.doubled.push(...named.slice(1).map(({ id }) => `${filename}: row ${id}`));
    if (row === undefined || (await hashOf(bucket, row.storage_path)) !== hash) result.lost.push(filename);
    else result.whole += 1;
  }
  for (const row of rows) {
    const beside = objects.filter(
      ({ name }) => name.startsWith(`${prefix}${row.id}/`) && name !== row.storage_path,
    );
    result.doubled.push(...beside.map(({ name }) => `${row.filename}: object ${name}`));
  }
  result.unchecked = rows.filter(({ check }) => check === 'pending').length;
  result.refused = rows.filter(({ check }) => check === 'refused').length;
  return result;
}

/** Waits until at least so many of the files have their row at the server; tells each tenth. */
export async function untilArrived({ backend, wanted, least, count, patience, say }) {
  const limit = Date.now() + patience;
  let told = -1;
  for (;;) {
    const here = await arrivedCount(backend.db, wanted);
    const tenth = Math.floor((here * 10) / count);
    if (tenth > told) say(`  ${here} of ${count} arrived`);
    told = Math.max(told, tenth);
    if (here >= least) return;
    if (Date.now() > limit) throw new PlainFailure(`FAILED: only ${here} of ${count} files arrived in time.`);
    await delay(LOOK_EVERY_MS);
  }
}

/** What the server has once its check of the content has looked at every file, or after the patience. */
export async function untilChecked(backend, wanted, patience) {
  const limit = Date.now() + patience;
  for (;;) {
    const result = await compareWithServer(backend, wanted);
    if (result.unchecked === 0 || Date.now() > limit) return result;
    await delay(LOOK_EVERY_MS);
  }
}

/** How many of the files have their row, without reading their bytes. */
async function arrivedCount(db, { tenant_id, client_id, hashes }) {
  return (await rowsByName(db, tenant_id, client_id, hashes)).length;
}

async function rowsByName(db, tenantId, clientId, hashes) {
  const found = await db
    .collection(`tenants/${tenantId}/documents`)
    .where('client_id', '==', clientId)
    .select('filename', 'storage_path', 'check')
    .get();
  return found.docs
    .map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }))
    .filter(({ filename }) => hashes.has(filename));
}

async function hashOf(bucket, path) {
  try {
    const [bytes] = await bucket.file(path).download();
    return sha256(bytes);
  } catch (error) {
    if (error.code === 404) return null;
    throw error;
  }
}
