import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';
import { aFewAtOnce } from '#scripts/backup/a-few-at-once.mjs';
import { googleApis } from '#scripts/deploy/google-apis.mjs';
import { inRoot } from '#scripts/paths.mjs';
import { PROJECT } from '#scripts/project.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { Stopping } from '#scripts/process/stopping.mjs';
import { databaseOf } from '#scripts/restore/database.mjs';

// Runs inside a local backend: node restore-room.mjs <rows> <files> <file for what was found>

const [rows, files, found] = process.argv.slice(2);
const TENANT = 'measured';
const BUCKET = `${PROJECT}.firebasestorage.app`;
const FILE_BYTES = 100_000;
const GROUP = 5_000;
const env = {
  ...process.env,
  PORTAL_API_FIRESTORE: `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
  PORTAL_API_STORAGE: `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`,
  PORTAL_API_IDENTITYTOOLKIT: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`,
};
const apis = googleApis(PROJECT, env);
const database = databaseOf(apis, PROJECT);

const string = (stringValue) => ({ stringValue });
const at = { timestampValue: new Date(Date.now() - 60_000).toISOString() };
const rev = { integerValue: '1' };
const idOf = (number) => `n${String(number).padStart(7, '0')}`;
const pathOf = (number) => `client-documents/${TENANT}/general/${idOf(number)}/r1.pdf`;

/** Each row has its receipt; both count. */
function* written() {
  yield { path: `tenants/${TENANT}`, fields: { name: string('Aurora') } };
  for (let number = 1; number <= rows / 2; number += 1) {
    const entity = number <= files ? 'documents' : 'notes';
    const id = idOf(number);
    const op = `staff_${id}-00000000`;
    const stamps = { rev, last_op: string(op), updated_at: at, created_at: at, updated_by: string('staff') };
    const content =
      entity === 'documents'
        ? { storage_path: string(pathOf(number)), check: string('ok') }
        : {
            title: string(`Nota ${number}`),
            content: string('O cliente ligou e pediu o balancete. '.repeat(20)),
          };
    const deleted_at = { nullValue: null };
    yield { path: `tenants/${TENANT}/${entity}/${id}`, fields: { ...content, ...stamps, deleted_at } };
    const receipt = { entity: string(entity), doc_id: string(id), rev, kind: string('create'), at };
    yield { path: `tenants/${TENANT}/audit/${op}`, fields: { ...receipt, uid: string('staff') } };
  }
}

async function inGroups(writeOf) {
  let group = [];
  const flush = async () => {
    await database.writeEach(group);
    group = [];
  };
  for (const row of written()) {
    group.push(writeOf(row));
    if (group.length === GROUP) await flush();
  }
  await flush();
}

const numbers = Array.from({ length: Number(files) }, (_, index) => index + 1);
const fill = async () => {
  await inGroups(({ path, fields }) => database.put(path, fields));
  await aFewAtOnce(numbers, (number) => {
    const asked = new URLSearchParams({ uploadType: 'media', name: pathOf(number) });
    const object = `upload/storage/v1/b/${BUCKET}/o?${asked}`;
    return apis.upload('storage', object, randomBytes(FILE_BYTES), 'application/pdf');
  });
};

function takeAway(number) {
  const object = `storage/v1/b/${BUCKET}/o/${encodeURIComponent(pathOf(number))}`;
  const headers = { Authorization: 'Bearer owner' };
  return fetch(`${env.PORTAL_API_STORAGE}/${object}`, { method: 'DELETE', headers });
}

async function minutesOf(script, ...args) {
  const startedAt = performance.now();
  const command = [inRoot('scripts', script), '--tenant', TENANT, ...args];
  const { code, tail } = await runLogged(process.execPath, command, {
    log: join(folder, `${script}.log`),
    holder: stopping,
    env,
  });
  console.log(tail);
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return (performance.now() - startedAt) / 60_000;
}

const stopping = new Stopping();
stopping.listen();
const folder = await mkdtemp(join(tmpdir(), 'portal-restore-'));
stopping.add(() => rm(folder, { recursive: true, force: true }));
try {
  const copy = join(folder, 'backup');
  await fill();
  const backup = await minutesOf('backup.mjs', '--to', copy);
  await inGroups(({ path }) => database.remove(path));
  await aFewAtOnce(numbers, takeAway);
  const restore = await minutesOf('restore.mjs', '--from', copy);
  await writeFile(found, JSON.stringify({ said: `${rows} rows, ${files} files`, backup, restore }));
} finally {
  await stopping.stopAll();
}
