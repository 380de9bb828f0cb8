import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scopesOf } from '#sync/scopes.ts';

const FILE = join(import.meta.dirname, '..', '..', 'firestore.indexes.json');
const indexesFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) })),
    }),
  ),
});

const { indexes } = indexesFile.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const named = indexes.map(({ collectionGroup, queryScope, fields }) =>
  [
    ...(queryScope === 'COLLECTION' ? [] : ['every firm’s']),
    collectionGroup,
    ...fields.map(({ fieldPath, order }) => (order === 'DESCENDING' ? `-${fieldPath}` : fieldPath)),
  ].join(' '),
);

const scopes = [
  ...scopesOf({ uid: 'u', role: 'client', client_ids: ['c'] }),
  ...scopesOf({ uid: 'u', role: 'admin', client_ids: [] }),
];

describe('firestore.indexes.json', () => {
  it('names each index once', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  // A whole collection by its one field needs no index of its own.
  const filtered = scopes.flatMap(({ key, entity, filter }) => (filter ? [{ key, entity, filter }] : []));
  it.each(filtered)('serves the pull of $key', ({ entity, filter }) => {
    expect(named).toContain(`${entity} ${filter.field} updated_at`);
  });

  it.each(scopes)('serves the arithmetic over $key, whole and halved by time', ({ entity, filter }) => {
    const scope = filter === null ? entity : `${entity} ${filter.field}`;
    expect(named).toContain(`${scope} deleted_at rev`);
    expect(named).toContain(`${scope} deleted_at updated_at rev`);
  });

  it('serves the lists of accounts that wait and of those approved, and the history', () => {
    expect(named).toContain('app_users tenant_id is_active blocked_at -created_at');
    expect(named).toContain('app_users tenant_id role full_name');
    expect(named).toContain('audit entity doc_id -at');
  });

  // The backend joins these where several are asked for: each ends with the same order.
  it.each(['uid', 'kind', 'entity', 'entity doc_id'])(
    'serves the audit by %s, the newest first',
    (filter) => {
      expect(named).toContain(`audit ${filter} -at`);
    },
  );

  it.each(['documents', 'messages', 'service_requests'])('serves the count of %s of a person', (entity) => {
    expect(named).toContain(`${entity} created_by created_at`);
  });

  it('serves the look for e-mails that wait', () => {
    expect(named).toContain('mail state lease_until');
  });

  it('serves the look for documents whose check was left pending', () => {
    expect(named).toContain('every firm’s documents check deleted_at created_at');
  });
});
