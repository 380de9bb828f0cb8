import { PlainFailure } from '../process/plain-failure.mjs';

/** Rows of about 1 KB: an answer of half a megabyte. */
const PAGE = 500;
const BY_NAME = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
/** Everything below a document, however deep. */
const ALL_BELOW = [{ allDescendants: true }];

/**
 * A firm's rows as the database stood at one time, whatever is written meanwhile: `{readTime, rows, firmRows}`, of which
 * `firmRows` are those without its accounts. Each row is
 * `{path, fields, created, updated}` with Firestore's own typed values, so that nothing of them is lost.
 */
export async function rowsAtOneTime(apis, project, tenant) {
  const root = `projects/${project}/databases/(default)/documents`;
  const ask = (parent, body) => apis.post('firestore', `v1/${root}${parent}:runQuery`, body);
  const named = (path) => ({
    fieldFilter: equals('__name__', { referenceValue: `${root}/${path}` }),
  });

  const now = await ask('', { structuredQuery: { from: [{ collectionId: 'tenants' }], limit: 1 } });
  const readTime = inMicroseconds(now.find((part) => part.readTime !== undefined).readTime);

  async function* read(parent, query) {
    let after = null;
    for (;;) {
      const startAt =
        after === null ? {} : { startAt: { values: [{ referenceValue: after }], before: false } };
      const structuredQuery = { ...query, ...startAt, orderBy: BY_NAME, limit: PAGE };
      const answer = await ask(parent, { readTime, structuredQuery });
      // A backend that does not know read times answers with what is there now, and would tear the backup unseen.
      if (answer.some((part) => inMicroseconds(part.readTime ?? readTime) !== readTime))
        throw new PlainFailure(`The database does not read at one time: no backup without that.`);
      const documents = answer.flatMap(({ document }) => document ?? []);
      yield* documents.map((document) => rowOf(document, root));
      if (documents.length < PAGE) return;
      after = documents.at(-1).name;
    }
  }

  async function* firmRows() {
    yield* read('', { from: [{ collectionId: 'tenants' }], where: named(`tenants/${tenant}`) });
    yield* read(`/tenants/${tenant}`, { from: ALL_BELOW });
  }

  async function* accountRows() {
    const ofFirm = { fieldFilter: equals('tenant_id', { stringValue: tenant }) };
    for await (const user of read('', { from: [{ collectionId: 'app_users' }], where: ofFirm })) {
      yield user;
      yield* read(`/app_users/${encodeURIComponent(user.path.split('/')[1])}`, { from: ALL_BELOW });
    }
  }

  async function* rows() {
    yield* firmRows();
    yield* accountRows();
  }

  return { readTime, rows, firmRows };
}

const equals = (fieldPath, value) => ({ field: { fieldPath }, op: 'EQUAL', value });

const rowOf = ({ name, fields = {}, createTime, updateTime }, root) => ({
  path: name.slice(root.length + 1),
  fields,
  created: createTime,
  updated: updateTime,
});

/** Finer than that nothing is read; Google leaves out zeros at the end. */
export function inMicroseconds(instant) {
  const [, seconds, fraction = ''] = /^([^.Z]+)(?:\.(\d+))?Z$/.exec(instant);
  return `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z`;
}
