import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { COLLECTIONS, TAX_ID_PATTERN } from '@portal/domain';
import { candidatesFor, fewCandidatesFor, type Candidate } from './support/candidates.ts';
import { commit, expectCommitAllowed } from './support/expectations.ts';
import {
  createOperation,
  newId,
  patchOperation,
  withHonestRow,
  withRow,
  withoutField,
  type Operation,
} from './support/operations.ts';
import { COMPANY, FIRM, uidOf } from './support/personas.ts';
import {
  authorOf,
  INSTANT,
  SELIC_MONTH,
  SLIP_ID,
  slipEventOf,
  toStored,
  validFields,
  WRITTEN_ENTITIES,
  type WrittenEntity,
} from './support/rows.ts';
import { useWorld } from './support/world.ts';

/** Rules and schemas are compared with each other: what one takes the other takes, what one refuses too. */

/**
 * Fields whose value depends on more than the schema of one row knows (who writes, what exists, what the clock
 * says): here only what the schema refuses is asked; what of the rest the rules take is in the other files.
 */
const TIED: Partial<Record<WrittenEntity, readonly string[]>> = {
  clients: [
    ...['contract_ended_on', 'contract_end_reason', 'kept_until', 'archived_on'],
    ...['erasure_announced_on', 'erasure_began_on'],
  ],
  obligations: ['client_id', 'status', 'completed_at'],
  documents: [
    ...['client_id', 'storage_path', 'uploaded_by', 'check', 'check_reason', 'checked_by'],
    ...['review', 'review_reason'],
  ],
  notes: ['client_id'],
  tasks: ['client_id'],
  thread_staff: ['client_id'],
  thread_reads: ['client_id', 'user_id', 'last_read_at'],
  messages: ['client_id', 'thread_id', 'sender_id'],
  service_requests: ['client_id'],
  preferences: ['user_id'],
  privacy_requests: ['user_id', 'state', 'answer', 'due_date'],
  obligation_rules: ['signed_off_by', 'signed_off_at'],
  month_overrides: ['competence', 'rule_key'],
  selic_rates: ['month'],
  slips: ['client_id', 'obligation_id', 'version', 'document_id'],
  slip_events: ['client_id', 'slip_id', 'document_sha256', 'kind'],
  document_requests: ['client_id'],
  request_items: ['client_id', 'request_id', 'state', 'document_ids', 'reason'],
};

const STAMPS = [
  ...['tenant_id', 'rev', 'created_at', 'created_by', 'updated_at', 'updated_by', 'last_op', 'deleted_at'],
];

const world = useWorld();

describe.each(WRITTEN_ENTITIES)('%s', (entity) => {
  const author = authorOf(entity);
  const schema = COLLECTIONS[entity];
  const fieldNames = Object.keys(schema.shape);
  const isPatchable = entity !== 'messages' && entity !== 'slips' && entity !== 'slip_events';
  const ids: Partial<Record<WrittenEntity, string>> = {
    thread_staff: COMPANY,
    thread_reads: `${COMPANY}_${uidOf(author)}`,
    preferences: uidOf(author),
    month_overrides: '2026-10_pgdas-das',
    selic_rates: SELIC_MONTH,
    slips: SLIP_ID,
    slip_events: slipEventOf(uidOf(author)),
  };
  const id = ids[entity] ?? 'theRow';
  const valid: Record<string, unknown> = validFields(uidOf(author), id)[entity];

  /** Where the id is free each candidate has its own row, and its own path of bytes. */
  const honest = async (): Promise<Operation> => {
    const place = entity in ids ? { id } : {};
    if (entity in ids) await world.erase(`tenants/${FIRM}/${entity}/${id}`);
    const operation = createOperation(author, entity, valid, place);
    if (entity !== 'documents') return operation;
    const { storage_path } = validFields(uidOf(author), operation.id).documents;
    return withRow(operation, { storage_path });
  };
  const verdict = async (operation: Operation) =>
    commit(world.as(author), operation).then(
      () => 'allowed',
      (error: { code: string }) => (error.code === 'permission-denied' ? 'denied' : error.code),
    );

  it('takes a valid row', async () => {
    expect(schema.safeParse(valid).success).toBe(true);
    await expectCommitAllowed(world.as(author), await honest());
  });

  const required = fieldNames.filter((name) => !fieldSchema(entity, name).safeParse(undefined).success);
  it.each([...required, ...STAMPS])('refuses a row without %s', async (name) => {
    const { [name]: _gone, ...fields } = valid;
    if (name in valid) expect(schema.safeParse(fields).success).toBe(false);
    expect(await verdict(withoutField(await honest(), name))).toBe('denied');
  });

  it('refuses a row with one field more', async () => {
    expect(schema.safeParse({ ...valid, colour: 'red' }).success).toBe(false);
    expect(await verdict(withHonestRow(await honest(), { colour: 'red' }))).toBe('denied');
  });

  it.each(STAMPS)('refuses %s of any other type', async (name) => {
    for (const value of ['text', 7, true, {}, Timestamp.fromMillis(0)])
      expect(await verdict(withRow(await honest(), { [name]: value })), String(value)).toBe('denied');
  });

  describe.each(fieldNames)('.%s', (name) => {
    const field = fieldSchema(entity, name);
    const isTied = TIED[entity]?.includes(name) ?? false;
    /** null: the schema takes the value and more than the schema decides. */
    const wanted = ({ value }: Candidate): 'allowed' | 'denied' | null => {
      if (value instanceof Timestamp && isInstant(field)) return null;
      const isTaken = schema.safeParse({ ...valid, [name]: value }).success;
      if (isTaken) return isTied ? null : 'allowed';
      // The check digits of a tax id are too expensive for rules: they look at its form alone.
      if (name === 'cnpj_cpf' && TAX_ID_PATTERN.test(String(value))) return 'allowed';
      return 'denied';
    };
    const made = [...candidatesFor(field), ...instants(field)].filter((one) => wanted(one) !== null);
    const patched = fewCandidatesFor(field).filter((one) => wanted(one) === 'denied');

    it('takes and refuses what its schema does, when the row is made', async () => {
      for (const candidate of made) {
        const operation = withRow(await honest(), stored(name, candidate.value));
        expect(await verdict(operation), candidate.label).toBe(wanted(candidate));
      }
    });

    it('refuses what its schema does, when it is patched', async () => {
      const existing = await world.addRow(entity, valid, { id: ids[entity] ?? newId() });
      for (const { label, value } of patched) {
        const operation = patchOperation(author, existing, { [name]: 'something else' });
        expect(await verdict(withRow(operation, stored(name, value))), label).toBe('denied');
      }
      // It was not for another reason: the row as it is may be patched.
      if (isPatchable) expect(await verdict(patchOperation(author, existing, {}))).toBe('allowed');
    });
  });

  /** What is stored is what the schema gives back (texts trimmed), where it takes the value at all. */
  function stored(name: string, value: unknown) {
    const parsed = schema.safeParse({ ...valid, [name]: value });
    const given: Record<string, unknown> = parsed.success ? parsed.data : { [name]: value };
    return toStored({ [name]: given[name] });
  }
});

function fieldSchema(entity: WrittenEntity, name: string): z.ZodType {
  const shape: Record<string, z.ZodType> = COLLECTIONS[entity].shape;
  const field = shape[name];
  if (field === undefined) throw new Error(`${entity} has no ${name}`);
  return field;
}

/** An instant is a text in the domain and a timestamp in Firestore: a candidate where no other text passes. */
function instants(field: z.ZodType): Candidate[] {
  return isInstant(field) ? [{ label: 'an instant', value: INSTANT }] : [];
}

const isInstant = (field: z.ZodType) => field.safeParse(INSTANT).success && !field.safeParse('text').success;
