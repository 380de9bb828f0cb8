import { Buffer } from 'node:buffer';
import { aFewAtOnce } from '../backup/a-few-at-once.mjs';

/** What one request may hold is 10 MiB and, here, this many writes: the answer has to come within the patience of a request. */
const MOST_BYTES = 4 << 20;
const MOST_WRITES = 300;
const PAGE = 500;
const BY_NAME = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];

/** Firestore's codes for a document that is there, or is not, against what a write asked for. */
export const NOT_AS_ASKED = [5, 6, 9];

/** The few words with Firestore that a restore needs, in its own typed values. */
export function databaseOf(apis, project) {
  const root = `projects/${project}/databases/(default)/documents`;
  const nameOf = (path) => `${root}/${path}`;
  const post = (method, body) => apis.post('firestore', `v1/${root}:${method}`, body);

  /** Each by itself, in no order: the failed ones, as `{write, code, message}`. */
  async function writeEach(writes) {
    const failed = [];
    await aFewAtOnce(batchesOf(writes), async (batch) => {
      const { status } = await post('batchWrite', { writes: batch });
      batch.forEach((write, index) => {
        const { code = 0, message = '' } = status[index] ?? {};
        if (code !== 0) failed.push({ write, code, message });
      });
    });
    return failed;
  }

  /** All documents of a query, with some of their fields. */
  async function find(collectionId, where, fields) {
    const found = [];
    let page;
    do {
      const last = found.at(-1);
      const startAt =
        last === undefined
          ? {}
          : { startAt: { values: [{ referenceValue: nameOf(last.path) }], before: false } };
      const answer = await post('runQuery', {
        structuredQuery: {
          from: [{ collectionId }],
          where: { fieldFilter: where },
          select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
          orderBy: BY_NAME,
          limit: PAGE,
          ...startAt,
        },
      });
      page = answer.flatMap(({ document }) => document ?? []);
      found.push(
        ...page.map(({ name, fields: has = {} }) => ({ path: name.slice(root.length + 1), fields: has })),
      );
    } while (page.length === PAGE);
    return found;
  }

  return {
    writeEach,
    find,
    /** All of it or nothing. */
    commit: (writes) => post('commit', { writes }),
    /** Null where it is not there. */
    get: (path) => apis.get('firestore', `v1/${root}/${path.split('/').map(encodeURIComponent).join('/')}`),
    put: (path, fields, currentDocument) => ({
      update: { name: nameOf(path), fields },
      ...(currentDocument !== undefined && { currentDocument }),
    }),
    /** Sets these fields of a document that is there; those that are named without a value go. */
    change: (path, fields, fieldPaths, currentDocument = { exists: true }) => ({
      update: { name: nameOf(path), fields },
      updateMask: { fieldPaths },
      currentDocument,
    }),
    remove: (path) => ({ delete: nameOf(path) }),
  };
}

function* batchesOf(writes) {
  let batch = [];
  let bytes = 0;
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write));
    if (batch.length === MOST_WRITES || (batch.length > 0 && bytes + size > MOST_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(write);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
