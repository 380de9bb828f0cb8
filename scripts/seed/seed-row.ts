import {
  COLLECTIONS,
  type EntityName,
  type Fields,
  FUNCTION_AUTHOR,
  type Instant,
  makeOperationId,
  type Receipt,
  receiptClientId,
  receiptSchema,
  REVISION_STAMPS,
  type Stamps,
  stampsSchema,
} from '@portal/domain';
import { seededId } from './seeded.ts';

/** A change made after the creation, for the record's history: who, when, which fields. */
export type LaterChange = { at: Instant; by: string; fields: string[] };

export type SeedRow<E extends EntityName = EntityName> = {
  [K in E]: {
    entity: K;
    id: string;
    fields: Fields<K>;
    created_at: Instant;
    created_by: string;
    changes?: LaterChange[];
  };
}[E];

export type StampedRow = {
  path: string;
  data: Record<string, unknown> & Stamps;
  receipts: { path: string; data: Receipt }[];
};

/** The row as the protocol leaves it: own fields checked by the domain's schema, stamps, one receipt per revision. */
export function stampedRow(tenantId: string, row: SeedRow): StampedRow {
  const fields: Record<string, unknown> = COLLECTIONS[row.entity].parse(row.fields);
  const path = `tenants/${tenantId}/${row.entity}/${row.id}`;
  const created = [...Object.keys(fields), 'tenant_id', 'created_at', 'created_by', 'deleted_at'];
  const revisions = [{ at: row.created_at, by: row.created_by, fields: created }, ...(row.changes ?? [])];
  const receipts = revisions.map((revision, index) =>
    receiptOf({ tenantId, row, path, clientId: receiptClientId(fields), rev: index + 1, ...revision }),
  );
  const last = revisions.at(-1);
  const stamps = stampsSchema.parse({
    tenant_id: tenantId,
    created_at: row.created_at,
    created_by: row.created_by,
    updated_at: last?.at,
    updated_by: last?.by,
    rev: revisions.length,
    last_op: receipts.at(-1)?.op,
    deleted_at: null,
  });
  return {
    path,
    data: { ...fields, ...stamps },
    receipts: receipts.map(({ op, data }) => ({ path: `tenants/${tenantId}/audit/${op}`, data })),
  };
}

function receiptOf(of: {
  tenantId: string;
  row: SeedRow;
  path: string;
  clientId: string | null;
  rev: number;
  at: Instant;
  by: string;
  fields: string[];
}) {
  // As a function's, so that no person's operation id is taken; the author is named all the same.
  const op = makeOperationId(FUNCTION_AUTHOR, seededId(`operation ${of.path} ${of.rev}`));
  const data = receiptSchema.parse({
    uid: of.by,
    entity: of.row.entity,
    doc_id: of.row.id,
    client_id: of.clientId,
    rev: of.rev,
    kind: of.rev === 1 ? 'create' : 'patch',
    fields: of.fields.filter((name) => !REVISION_STAMPS.some((stamp) => stamp === name)),
    at: of.at,
  } satisfies Receipt);
  return { op, data };
}
