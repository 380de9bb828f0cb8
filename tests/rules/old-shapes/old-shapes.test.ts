import {
  appUserSchema,
  calendarDateOf,
  COLLECTIONS,
  ENTITY_NAMES,
  type EntityName,
  privacyDueDate,
  receiptSchema,
  tenantSchema,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { expectCommitAllowed } from '../support/expectations.ts';
import { createOperation, newId, patchOperation } from '../support/operations.ts';
import { COMPANY, FIRM, type Persona, uidOf } from '../support/personas.ts';
import { standingRow } from '../support/rows.ts';
import { useWorld } from '../support/world.ts';
import { shapes202611 } from './shapes-2026-11.ts';
import { shapes20261123 } from './shapes-2026-11-23.ts';
import { shapes20261127 } from './shapes-2026-11-27.ts';

type Shape = Record<string, unknown>;
type Shapes = {
  /** As the server holds them. */
  rows: Partial<Record<EntityName, Shape>>;
  /** As devices make them, where that is not the same. */
  sent?: Partial<Record<EntityName, Shape>>;
  /** With nothing that may be missing or null. */
  sparse?: Partial<Record<EntityName, Shape>>;
  account: Shape;
  tenant: Shape;
  receipt: Shape;
};

type ShapeSet = readonly [release: string, shapesOf: (author: string, id: string) => Shapes];

const NEWEST: ShapeSet = ['27 November 2026', shapes20261127];
const SETS: readonly ShapeSet[] = [
  ['November 2026', shapes202611],
  ['23 November 2026', shapes20261123],
  NEWEST,
];

/** Who writes them, the id where it is not a random one, and what somebody, the author or an `editor`, changes later. */
const WRITTEN: readonly {
  entity: EntityName;
  author: Persona;
  id?: string;
  edit?: Shape;
  editor?: Persona;
}[] = [
  { entity: 'clients', author: 'supervisor', edit: { city: 'Campinas' } },
  { entity: 'obligations', author: 'accountant', edit: { notes: 'Paga' } },
  { entity: 'services', author: 'accountant', edit: { name: 'Folha' } },
  { entity: 'documents', author: 'client', edit: { description: 'Março' }, editor: 'accountant' },
  { entity: 'notes', author: 'accountant', edit: { title: 'Ligar na terça' } },
  { entity: 'tasks', author: 'accountant', edit: { title: 'Conferir a folha' } },
  { entity: 'messages', author: 'client' },
  { entity: 'canned_answers', author: 'accountant', edit: { title: 'Enviada' } },
  { entity: 'service_requests', author: 'client', edit: { answer: 'Feito' }, editor: 'accountant' },
  { entity: 'thread_staff', author: 'accountant', id: COMPANY, edit: { assigned_to: 'uidSupervisor' } },
  { entity: 'thread_reads', author: 'client', id: `${COMPANY}_${uidOf('client')}` },
  { entity: 'preferences', author: 'client', id: uidOf('client'), edit: { tasks: false } },
  { entity: 'privacy_requests', author: 'client' },
  {
    entity: 'obligation_rules',
    author: 'supervisor',
    edit: { title: 'ISS', signed_off_by: null, signed_off_at: null },
  },
  { entity: 'firm_days', author: 'supervisor', edit: { name: 'Aniversário' } },
  { entity: 'month_overrides', author: 'supervisor', id: '2026-10_pgdas-das', edit: { date: '2026-12-01' } },
  { entity: 'slips', author: 'accountant', id: 'obrigacao1_1' },
  { entity: 'slip_events', author: 'client', id: `obrigacao1_2_opened_${uidOf('client')}` },
  { entity: 'selic_rates', author: 'supervisor', id: '2026-10', edit: { rate: 99_000 } },
  { entity: 'document_requests', author: 'accountant', edit: { status: 'closed' } },
  { entity: 'request_items', author: 'accountant', edit: { label: 'Extrato' } },
  { entity: 'request_templates', author: 'accountant', edit: { due_day: 12 } },
];

// A schema only grows: a field of a later release is optional, so that what an older one wrote is never refused.
describe.each(SETS)('rows of %s', (_release, shapesOf) => {
  const world = useWorld();
  const { rows, sparse = {}, account, tenant, receipt } = shapesOf('author', 'id');
  const written = WRITTEN.filter(({ entity }) => entity in rows);
  const writtenSparse = WRITTEN.filter(({ entity }) => entity in sparse);
  const edited = written.filter(({ edit }) => edit !== undefined);

  const expectTaken = async (
    author: Persona,
    entity: EntityName,
    id: string,
    fields: Shape = {},
  ): Promise<void> => {
    await world.erase(`tenants/${FIRM}/${entity}/${id}`);
    await expectCommitAllowed(
      world.as(author),
      createOperation(author, entity, inTime(entity, fields), { id }),
    );
  };

  it('are still read', () => {
    for (const entity of ENTITY_NAMES)
      for (const row of [rows[entity], sparse[entity]])
        if (row !== undefined) expect(COLLECTIONS[entity].safeParse(row).error, entity).toBeUndefined();
    expect(appUserSchema.safeParse(account).error).toBeUndefined();
    expect(tenantSchema.safeParse(tenant).error).toBeUndefined();
    expect(receiptSchema.safeParse(receipt).error).toBeUndefined();
  });

  it.each(written)('of $entity are still taken from a device', async ({ entity, author, id = newId() }) => {
    const shapes = shapesOf(uidOf(author), id);
    await expectTaken(author, entity, id, shapes.sent?.[entity] ?? shapes.rows[entity]);
  });

  it.each(writtenSparse)(
    'of $entity with as little as there may be are still taken from a device',
    async ({ entity, author, id = newId() }) => {
      // What is of no client is the office's.
      const by = entity === 'documents' ? 'accountant' : author;
      await expectTaken(by, entity, id, shapesOf(uidOf(by), id).sparse?.[entity]);
    },
  );

  it.each(edited)(
    'of $entity are still edited, although they lack what was added',
    async ({ entity, author, id = newId(), edit = {}, editor = author }) => {
      const shapes = shapesOf(uidOf(author), id);
      for (const fields of [shapes.rows[entity], shapes.sparse?.[entity]]) {
        if (fields === undefined) continue;
        const existing = { tenant: FIRM, entity, id, row: standingRow(fields) };
        await world.put(`tenants/${FIRM}/${entity}/${id}`, existing.row);
        // A receipt names what changes alone.
        const changes = Object.entries(edit).filter(([field, value]) => fields[field] !== value);
        const operation = patchOperation(editor, existing, Object.fromEntries(changes));
        await expectCommitAllowed(world.as(editor), operation);
      }
    },
  );
});

/** The day alone is one of now: a term that has run out is refused in every shape. */
function inTime(entity: EntityName, fields: Shape): Shape {
  if (entity !== 'privacy_requests') return fields;
  return { ...fields, due_date: privacyDueDate(calendarDateOf(new Date())) };
}

/** A field that no frozen row has could be made required, or get another type, and nothing would tell. */
describe('the newest set', () => {
  const [release, shapesOf] = NEWEST;
  const { rows, sparse = {}, account, tenant, receipt } = shapesOf('author', 'id');
  const freeze =
    `The set of ${release} does not show these. Freeze a new set, a file shapes-<day>.ts beside it that has them, as NEWEST; ` +
    'the sets that are there stay as they are: see docs/changing-the-schema.md';

  const SCHEMAS: readonly (readonly [string, z.ZodObject, Shape | undefined])[] = [
    ...ENTITY_NAMES.map((entity) => [entity, COLLECTIONS[entity], rows[entity]] as const),
    ['app_users', appUserSchema, account],
    ['tenants', tenantSchema, tenant],
    ['audit', receiptSchema, receipt],
  ];

  it('has a row of every collection, with every field that its schema knows', () => {
    const missing = SCHEMAS.flatMap(([name, { shape }, row]) =>
      row === undefined
        ? [name]
        : Object.keys(shape)
            .filter((field) => (row[field] ?? null) === null)
            .map((field) => `${name}.${field}`),
    );
    expect(missing, freeze).toEqual([]);
  });

  it('has a row without what may be missing, and with null for what may be null', () => {
    const filled = ENTITY_NAMES.flatMap((entity) => {
      const row: Shape = sparse[entity] ?? rows[entity] ?? {};
      return Object.entries<z.ZodType>(COLLECTIONS[entity].shape)
        .filter(([field, schema]) => isFilledInVain(row[field], schema))
        .map(([field]) => `${entity}.${field}`);
    });
    expect(filled, freeze).toEqual([]);
  });
});

/** Whether it has a value where there may be less of one. */
function isFilledInVain(value: unknown, schema: z.ZodType): boolean {
  if (schema.safeParse(undefined).success) return value !== undefined;
  return schema.safeParse(null).success && value !== null;
}
