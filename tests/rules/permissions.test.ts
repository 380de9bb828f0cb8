import { where, type QueryConstraint } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ENTITY_NAMES, type EntityName } from '@portal/domain';
import {
  expectCommitAllowed,
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListAllowed,
  expectListDenied,
} from './support/expectations.ts';
import { createOperation, newId, patchOperation, removeOperation } from './support/operations.ts';
import { COMPANY, FIRM, PERSONA_NAMES, SENIORS, STAFF, uidOf, type Persona } from './support/personas.ts';
import { INSTANT, LATER_INSTANT, SELIC_MONTH, SLIP_ID, slipEventOf, validFields } from './support/rows.ts';
import { useWorld } from './support/world.ts';

const NOBODY: readonly Persona[] = [];
/** Of the company of these rows. */
const MEMBERS: readonly Persona[] = ['client', ...STAFF];
const EVERY_MEMBER: readonly Persona[] = ['otherClient', ...MEMBERS];

/** Who may do what with one kind of row of the client's own company; everybody else is denied. */
type Subject = {
  name: string;
  entity: EntityName;
  get: readonly Persona[];
  list: readonly Persona[];
  create: readonly Persona[];
  patch: readonly Persona[];
  remove: readonly Persona[];
  /** What makes this row different from the valid one of its collection. */
  fields?: (persona: Persona, id: string) => Record<string, unknown>;
  /** Where the row's id says something. */
  id?: (persona: Persona) => string;
  /** The filter of the pull query; none: the whole collection. */
  scope?: (persona: Persona) => QueryConstraint[];
  change: Record<string, unknown>;
};

const ofCompany = () => [where('client_id', '==', COMPANY)];
const writtenByFunctions = { create: NOBODY, patch: NOBODY, remove: NOBODY };

const SUBJECTS: Subject[] = [
  {
    name: 'people of the firm',
    entity: 'people',
    get: EVERY_MEMBER,
    list: EVERY_MEMBER,
    ...writtenByFunctions,
    scope: () => [where('kind', '==', 'staff')],
    change: { role: 'admin' },
  },
  {
    name: 'people of the clients',
    entity: 'people',
    get: STAFF,
    list: STAFF,
    ...writtenByFunctions,
    fields: () => ({ kind: 'client', role: 'client', client_ids: [COMPANY] }),
    scope: () => [where('kind', '==', 'client')],
    change: { full_name: 'Outro Nome' },
  },
  {
    name: 'clients',
    entity: 'clients',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: SENIORS,
    change: { notes: 'Mudou de contador' },
  },
  {
    name: 'companies',
    entity: 'companies',
    get: MEMBERS,
    list: MEMBERS,
    ...writtenByFunctions,
    id: () => COMPANY,
    scope: ofCompany,
    change: { status: 'inactive' },
  },
  {
    name: 'obligations',
    entity: 'obligations',
    get: MEMBERS,
    list: MEMBERS,
    create: STAFF,
    patch: STAFF,
    remove: STAFF,
    scope: ofCompany,
    change: { status: 'completed', completed_at: INSTANT },
  },
  {
    name: 'services',
    entity: 'services',
    get: EVERY_MEMBER,
    list: EVERY_MEMBER,
    create: STAFF,
    patch: STAFF,
    remove: SENIORS,
    change: { price_cents: 1 },
  },
  {
    name: 'documents of a company',
    entity: 'documents',
    get: MEMBERS,
    list: MEMBERS,
    create: MEMBERS,
    patch: STAFF,
    remove: SENIORS,
    fields: (persona) => ({ uploaded_by: uidOf(persona) }),
    scope: ofCompany,
    change: { review: 'returned', review_reason: 'Ilegível' },
  },
  {
    name: "documents of 'Geral'",
    entity: 'documents',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: SENIORS,
    fields: (persona, id) => ({
      uploaded_by: uidOf(persona),
      client_id: null,
      storage_path: `client-documents/${FIRM}/general/${id}/f3a9.pdf`,
    }),
    scope: () => [where('client_id', '==', null)],
    change: { category: 'modelos' },
  },
  {
    name: 'notes',
    entity: 'notes',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: STAFF,
    scope: ofCompany,
    change: { content: 'Sobre a folha' },
  },
  {
    name: 'tasks',
    entity: 'tasks',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: STAFF,
    scope: ofCompany,
    change: { status: 'completed' },
  },
  {
    name: 'message threads',
    entity: 'message_threads',
    get: MEMBERS,
    list: MEMBERS,
    ...writtenByFunctions,
    id: () => COMPANY,
    scope: ofCompany,
    change: { subject: 'Outro assunto' },
  },
  {
    name: 'the assignment of threads',
    entity: 'thread_staff',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: NOBODY,
    id: () => COMPANY,
    scope: ofCompany,
    change: { assigned_to: null },
  },
  {
    name: 'marks of reading, each its own',
    entity: 'thread_reads',
    get: MEMBERS,
    list: MEMBERS,
    create: MEMBERS,
    patch: MEMBERS,
    remove: NOBODY,
    id: (persona) => `${COMPANY}_${uidOf(persona)}`,
    fields: (persona) => ({ user_id: uidOf(persona) }),
    scope: ofCompany,
    change: { last_read_at: LATER_INSTANT },
  },
  {
    name: 'messages',
    entity: 'messages',
    get: MEMBERS,
    list: MEMBERS,
    create: MEMBERS,
    patch: NOBODY,
    remove: NOBODY,
    fields: (persona) => ({ sender_id: uidOf(persona) }),
    scope: ofCompany,
    change: { content: 'Nunca disse isso' },
  },
  {
    name: 'canned answers',
    entity: 'canned_answers',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: STAFF,
    change: { content: 'Segue em anexo.' },
  },
  {
    name: 'rules of the law',
    entity: 'obligation_rules',
    get: STAFF,
    list: STAFF,
    create: SENIORS,
    patch: SENIORS,
    remove: NOBODY,
    change: { due_number: 15 },
  },
  {
    name: 'days without work',
    entity: 'firm_days',
    get: STAFF,
    list: STAFF,
    create: SENIORS,
    patch: SENIORS,
    remove: SENIORS,
    change: { name: 'Feriado municipal' },
  },
  {
    name: 'dates of single months',
    entity: 'month_overrides',
    get: STAFF,
    list: STAFF,
    create: SENIORS,
    patch: SENIORS,
    remove: NOBODY,
    id: () => '2026-10_pgdas-das',
    change: { date: null },
  },
  {
    name: 'the Selic of the months',
    entity: 'selic_rates',
    get: EVERY_MEMBER,
    list: EVERY_MEMBER,
    create: SENIORS,
    patch: SENIORS,
    remove: NOBODY,
    id: () => SELIC_MONTH,
    change: { rate: 106_000 },
  },
  {
    name: 'slips',
    entity: 'slips',
    get: MEMBERS,
    list: MEMBERS,
    create: STAFF,
    patch: NOBODY,
    remove: NOBODY,
    id: () => SLIP_ID,
    scope: ofCompany,
    change: { amount_cents: 1 },
  },
  {
    name: 'what people did with a slip, each its own',
    entity: 'slip_events',
    get: MEMBERS,
    list: MEMBERS,
    create: ['client'],
    patch: NOBODY,
    remove: NOBODY,
    id: (persona) => slipEventOf(uidOf(persona)),
    scope: ofCompany,
    change: { kind: 'said_paid' },
  },
  {
    name: 'what the firm asks for',
    entity: 'document_requests',
    get: MEMBERS,
    list: MEMBERS,
    create: STAFF,
    patch: STAFF,
    remove: NOBODY,
    scope: ofCompany,
    change: { status: 'closed' },
  },
  {
    name: 'the items of what it asks for',
    entity: 'request_items',
    get: MEMBERS,
    list: MEMBERS,
    create: STAFF,
    patch: MEMBERS,
    remove: NOBODY,
    scope: ofCompany,
    change: { state: 'nothing' },
  },
  {
    name: 'templates of what it asks for',
    entity: 'request_templates',
    get: STAFF,
    list: STAFF,
    create: STAFF,
    patch: STAFF,
    remove: STAFF,
    change: { due_day: 5 },
  },
  {
    name: 'service requests',
    entity: 'service_requests',
    get: MEMBERS,
    list: MEMBERS,
    create: MEMBERS,
    patch: STAFF,
    remove: NOBODY,
    scope: ofCompany,
    change: { status: 'done', answer: 'Feito' },
  },
  {
    name: 'notifications of the client',
    entity: 'notifications',
    get: ['client'],
    list: ['client'],
    create: NOBODY,
    patch: ['client'],
    remove: NOBODY,
    scope: () => [where('user_id', '==', uidOf('client'))],
    change: { read_at: INSTANT },
  },
  {
    name: 'preferences, each its own',
    entity: 'preferences',
    get: ['client'],
    list: [...MEMBERS, 'otherClient'],
    create: [...MEMBERS, 'otherClient'],
    patch: [...MEMBERS, 'otherClient'],
    remove: NOBODY,
    id: uidOf,
    fields: (persona) => ({ user_id: uidOf(persona) }),
    scope: (persona) => [where('user_id', '==', uidOf(persona))],
    change: { messages: false, by_push: false },
  },
  {
    name: 'what people ask about their data, as they ask it',
    entity: 'privacy_requests',
    get: ['client', ...SENIORS],
    list: EVERY_MEMBER,
    create: EVERY_MEMBER,
    patch: EVERY_MEMBER,
    remove: NOBODY,
    fields: (persona) => ({ user_id: uidOf(persona) }),
    scope: (persona) => [where('user_id', '==', uidOf(persona))],
    change: { state: 'withdrawn' },
  },
  {
    name: "the firm's answers to it",
    entity: 'privacy_requests',
    get: ['client', ...SENIORS],
    list: SENIORS,
    create: EVERY_MEMBER,
    patch: SENIORS,
    remove: NOBODY,
    fields: (persona) => ({ user_id: uidOf(persona) }),
    change: { state: 'done', answer: 'Corrigido' },
  },
];

const world = useWorld();

it('no entity is left out', () => {
  const asked: readonly string[] = SUBJECTS.map(({ entity }) => entity);
  expect(ENTITY_NAMES.filter((entity) => !asked.includes(entity))).toEqual([]);
});

describe.each(SUBJECTS)('$name', (subject) => {
  const { entity, scope = () => [] } = subject;
  const idFor = (persona: Persona) => subject.id?.(persona) ?? newId();

  const addRow = (owner: Persona) => {
    const id = idFor(owner);
    return world.addRow(entity, subject.fields?.(owner, id), { id });
  };

  /** Its author tries to change it; documents are the client's, so that staff change what another uploaded. */
  const standOwn = (persona: Persona) => addRow(entity === 'documents' ? 'client' : persona);

  describe.each(PERSONA_NAMES)('%s', (persona) => {
    const may = (action: 'get' | 'list' | 'create' | 'patch' | 'remove') => subject[action].includes(persona);
    const verb = (action: Parameters<typeof may>[0]) => `${may(action) ? 'may' : 'may not'} ${action}`;

    it(verb('get'), async () => {
      const { tenant, id } = await addRow('client');
      const expectGet = may('get') ? expectGetAllowed : expectGetDenied;
      await expectGet(world.as(persona), `tenants/${tenant}/${entity}/${id}`);
    });

    it(verb('list'), async () => {
      await addRow('client');
      const expectList = may('list') ? expectListAllowed : expectListDenied;
      await expectList(world.as(persona), `tenants/${FIRM}/${entity}`, ...scope(persona));
    });

    it(verb('create'), async () => {
      const id = idFor(persona);
      await world.erase(`tenants/${FIRM}/${entity}/${id}`);
      const fields = { ...validFields(uidOf(persona), id)[entity], ...subject.fields?.(persona, id) };
      const expectCommit = may('create') ? expectCommitAllowed : expectCommitDenied;
      await expectCommit(world.as(persona), createOperation(persona, entity, fields, { id }));
    });

    it(verb('patch'), async () => {
      const operation = patchOperation(persona, await standOwn(persona), subject.change);
      const expectCommit = may('patch') ? expectCommitAllowed : expectCommitDenied;
      await expectCommit(world.as(persona), operation);
    });

    it(verb('remove'), async () => {
      const operation = removeOperation(persona, await standOwn(persona));
      const expectCommit = may('remove') ? expectCommitAllowed : expectCommitDenied;
      await expectCommit(world.as(persona), operation);
    });
  });
});
