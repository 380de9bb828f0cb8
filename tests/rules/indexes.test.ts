import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditEntrySchema, COLLECTIONS } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { indexOf, QUERIES } from './support/queries.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const indexesFile = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.enum(['ASCENDING', 'DESCENDING']) })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(z.unknown()),
    }),
  ),
});

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { indexes, fieldOverrides } = indexesFile.parse(JSON.parse(read('firestore.indexes.json')));
const named = indexes.map(({ collectionGroup, queryScope, fields }) =>
  [
    ...(queryScope === 'COLLECTION' ? [] : ['every firm’s']),
    collectionGroup,
    ...fields.map(({ fieldPath, order }) => (order === 'DESCENDING' ? `-${fieldPath}` : fieldPath)),
  ].join(' '),
);
const queries = Object.values(QUERIES).flatMap((of) => of.queries);

describe('firestore.indexes.json', () => {
  it('names each index once', () => {
    expect(new Set(named).size).toBe(named.length);
  });

  it('names the index of every query, and none that no query needs', () => {
    const needed = new Set(queries.map(indexOf).filter((index) => index !== null));
    expect(named.toSorted()).toEqual([...needed].toSorted());
  });
});

describe('the list of queries', () => {
  const ASKS = /\b(?:where|orderBy)\(/g;
  const rooms = ['functions/src', 'web/src/firebase', 'web/src/sync/adapters'];
  const files = rooms.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')),
  );
  // Dexie has an orderBy too.
  const asking = files.filter((path) => !path.endsWith('/dexie-store.ts') && read(path).search(ASKS) >= 0);

  it('knows each file that asks Firestore with a condition or an order', () => {
    expect(Object.keys(QUERIES).toSorted()).toEqual(asking.toSorted());
  });

  it.each(Object.entries(QUERIES))('was looked at again when %s changed', (path, { calls }) => {
    expect(read(path).match(ASKS)?.length).toBe(calls);
  });
});

describe('single fields', () => {
  /** A text of this length is searched by nobody, and each index of it is written and stored with every change. */
  const LONG = 500;
  const schemas = { ...COLLECTIONS, audit: auditEntrySchema };
  /** Lists and maps: one entry for each of their parts. */
  const PARTS = [
    ...['tasks.checklist', 'audit.fields', 'audit.before', 'audit.after'],
    ...['clients.tax_profile', 'obligations.due_reasons', 'obligation_rules.cases'],
    ...['request_templates.items'],
  ];

  it('of long texts and of what is only ever read whole have no index', () => {
    const long = Object.entries(schemas).flatMap(([group, schema]) =>
      longTextsOf(schema, LONG).map((field) => `${group}.${field}`),
    );
    const exempt = fieldOverrides
      .filter(({ ttl }) => ttl !== true)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(exempt.toSorted()).toEqual([...long, ...PARTS].toSorted());
    expect(fieldOverrides.every(({ indexes: left }) => left.length === 0)).toBe(true);
  });

  it('that a query asks by keep theirs', () => {
    const asked = new Set(
      queries.flatMap(({ group, equal = [], order, sums = [] }) =>
        [...equal, ...(order === undefined ? [] : [order.replace('-', '')]), ...sums].map(
          (field) => `${group}.${field}`,
        ),
      ),
    );
    expect(
      fieldOverrides.filter(({ collectionGroup, fieldPath }) => asked.has(`${collectionGroup}.${fieldPath}`)),
    ).toEqual([]);
  });
});

function longTextsOf(schema: z.ZodObject, length: number): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => longestOf(field) >= length)
    .map(([name]) => name);
}

const part = z.looseObject({ maxLength: z.number().optional() });
const described = part.extend({ anyOf: z.array(part).optional() });

function longestOf(field: z.core.$ZodType): number {
  const { anyOf = [], ...whole } = described.parse(
    z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }),
  );
  return Math.max(0, ...[whole, ...anyOf].map(({ maxLength = 0 }) => maxLength));
}
