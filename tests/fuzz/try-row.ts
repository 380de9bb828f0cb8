import { isDeepStrictEqual } from 'node:util';
import { messageSchema, COLLECTIONS, TAX_ID_PATTERN } from '@portal/domain';
import { companyOf } from 'functions/src/projections/company-of.ts';
import { commit } from '../rules/support/expectations.ts';
import {
  createOperation,
  type Operation,
  patchOperation,
  withHonestRow,
} from '../rules/support/operations.ts';
import { COMPANY, FIRM } from '../rules/support/personas.ts';
import { toStored } from '../rules/support/rows.ts';
import type { World } from '../rules/support/open-world.ts';
import { type RowCase, wantedOf, writtenOf } from './row-case.ts';

/** What the three say of one row; null where they agree. */
export async function rowDisagreement(world: World, made: RowCase): Promise<string | null> {
  const wanted = wantedOf(made);
  const answer = await rulesAnswer(world, made);
  if (answer !== 'taken' && answer !== 'refused') return `rules answer ${answer}`;
  if (wanted === 'refused' && answer === 'taken') return 'the schema refuses what rules take';
  if (wanted === 'taken' && answer === 'refused') return 'rules refuse what the schema takes';
  if (answer === 'taken' && !isReadByFunctions(made)) return 'functions cannot read what rules take';
  return null;
}

async function rulesAnswer(world: World, made: RowCase): Promise<string> {
  const operation = await operationOf(world, made);
  return commit(world.as(made.author), operation).then(
    () => 'taken',
    (error: { code?: string; message: string }) =>
      error.code === 'permission-denied' || error.code === 'invalid-argument' ? 'refused' : error.message,
  );
}

async function operationOf(world: World, made: RowCase): Promise<Operation> {
  const { entity, author, id, kind, honest, name } = made;
  const fields = storedFields(made);
  if (writtenOf(entity).id !== undefined) await world.erase(`tenants/${FIRM}/${entity}/${id}`);
  if (kind === 'create') return withRow(createOperation(author, entity, honest, { id }), fields);
  const existing = await world.addRow(entity, honest, { id });
  const isSame = name === null || isDeepStrictEqual(fields[name], existing.row[name]);
  const changed = isSame ? {} : { [name]: fields[name] };
  return withHonestRow(patchOperation(author, existing, {}), changed);
}

/** The row with exactly these fields of its own, and a receipt that says so. */
function withRow(operation: Operation, fields: Record<string, unknown>): Operation {
  const { row } = operation;
  const stamps = Object.entries(row).filter(([field]) => !(field in COLLECTIONS[operation.entity].shape));
  const bare = {
    ...operation,
    row: Object.fromEntries(stamps),
    receipt: { ...operation.receipt, fields: STAMPED },
  };
  return withHonestRow(bare, fields);
}
const STAMPED = ['tenant_id', 'created_at', 'created_by', 'deleted_at'];

/** As the app stores them: what the schema gives back (texts trimmed), where it takes them at all. */
function storedFields({ entity, fields }: RowCase): Record<string, unknown> {
  const parsed = COLLECTIONS[entity].safeParse(fields);
  return toStored(parsed.success ? parsed.data : fields);
}

/** What a trigger makes of the row that was written. */
function isReadByFunctions({ entity, fields }: RowCase): boolean {
  if (entity === 'messages')
    return messageSchema.pick({ client_id: true, sender_id: true }).strip().safeParse(fields).success;
  // A wrong check digit is what the projection refuses by itself.
  const isApart = !TAX_ID_PATTERN.test(String(fields['cnpj_cpf'])) || companyOf(COMPANY, fields) !== null;
  return entity !== 'clients' || isApart || !COLLECTIONS.clients.safeParse(fields).success;
}
