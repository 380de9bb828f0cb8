import { addDays, calendarDateOf, listedFeedSchema, MAX_CALENDAR_FEEDS, z } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { FeedFacts } from 'functions/src/calendar-feeds/feed-facts.ts';
import { MOST_ROWS } from 'functions/src/calendar-feeds/feed-rows-to-show.ts';
import { windowOf } from 'functions/src/calendar-feeds/feed-window.ts';
import { feedTag } from 'functions/src/calendar-feeds/feed-tag.ts';
import { releaseOf } from 'functions/src/calendar-feeds/release.ts';
import { db, triggersSettled } from '../support/backend.ts';
import { askFunction, call } from '../support/call.ts';
import { makeClient, makeFirm, someId } from '../support/firms.ts';
import { makePerson, type Person } from '../support/people.ts';
import { APP_ORIGIN } from '../support/settings.ts';

const today = calendarDateOf(new Date());
const DUE = addDays(today, 10);

let firm: string;
let company: string;
let client: Person;
let accountant: Person;

const clientOf = (id: string) => makePerson(firm, 'client', { client_id: id, client_ids: [id] });
beforeAll(async () => {
  firm = (await makeFirm()).id;
  accountant = await makePerson(firm, 'accountant');
});
beforeEach(async () => {
  company = await makeClient(firm, { corporate_name: 'Pão Dourado Ltda', trade_name: null });
  client = await clientOf(company);
});

const madeAnswer = z.object({
  kind: z.literal('answered'),
  result: z.object({ feed: listedFeedSchema, address: z.string() }),
});
async function make(person: Person, client_id: string | null) {
  const answer = await call('makeCalendarFeed', { client_id }, { token: person.token });
  return madeAnswer.parse(answer).result;
}
async function listed(person: Person) {
  const answer = await call('listCalendarFeeds', {}, { token: person.token });
  const list = z.object({ result: z.object({ feeds: z.array(listedFeedSchema) }) });
  return list.parse(answer).result.feeds;
}

/** As a calendar does, straight at the function: the host hands the path over as it is. */
const fetchFeed = (address: string, headers: Record<string, string> = {}) =>
  askFunction(`calendarFeed${new URL(address).pathname}`, { headers });
const statusOf = async (address: string, tag = '') =>
  (await fetchFeed(address, { 'If-None-Match': tag })).status;

/** Read by a library that knows nothing of how it was written. */
async function entriesAt(address: string) {
  const answer = await fetchFeed(address);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((entry) => ({
    uid: entry.getFirstPropertyValue('uid'),
    day: String(entry.getFirstPropertyValue('dtstart')),
    summary: entry.getFirstPropertyValue('summary'),
    description: entry.getFirstPropertyValue('description'),
    status: entry.getFirstPropertyValue('status'),
    sequence: entry.getFirstPropertyValue('sequence'),
  }));
}

async function obligation(
  clientId: string,
  fields: Record<string, unknown> = {},
  tenant = firm,
): Promise<string> {
  const id = someId('obligation');
  const now = Timestamp.now();
  await db.doc(`tenants/${tenant}/obligations/${id}`).set({
    ...{ client_id: clientId, name: 'DAS', due_date: DUE, priority: 'medium', status: 'pending' },
    ...{ description: 'Pague R$ 1.234,56', notes: 'Sempre atrasa', completed_at: null, document_ids: [] },
    ...{ tenant_id: tenant, rev: 1, created_at: now, created_by: 'ana', updated_at: now, updated_by: 'ana' },
    ...{ last_op: 'ana_1', deleted_at: null, ...fields },
  });
  return id;
}
const change = (id: string, rev: number, fields: Record<string, unknown>) =>
  db.doc(`tenants/${firm}/obligations/${id}`).update({ ...fields, rev, updated_at: Timestamp.now() });

describe('an address for calendars', () => {
  it('shows the open obligations of a company, each with its day and why', async () => {
    const why = 'Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.';
    const id = await obligation(company, { competence: '2026-10', due_reasons: [why] });
    await obligation(company, { status: 'completed' });
    await obligation(company, { due_date: addDays(today, -200) });
    await obligation(company, { due_date: addDays(today, 500) });
    await obligation(await makeClient(firm));
    const { feed, address } = await make(client, company);
    expect(address).toMatch(new RegExp(`^${APP_ORIGIN}/calendario/[A-Za-z0-9_-]{43}\\.ics$`));
    expect(feed).toMatchObject({ client_id: company, fetched_at: null });
    expect(await entriesAt(address)).toEqual([
      {
        uid: `obligation-${id}@portal`,
        day: DUE,
        summary: 'Vence: DAS',
        description: `Competência 10/2026.\n${why}`,
        status: 'CONFIRMED',
        sequence: 1,
      },
    ]);
  });

  it('tells no amount, no note, and nobody on the way', async () => {
    await obligation(company);
    const { address } = await make(client, company);
    const answer = await fetchFeed(address);
    const text = await answer.text();
    expect(text).not.toMatch(/R\$|1\.234|atrasa/);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is kept by its hash alone, and told once', async () => {
    const { feed, address } = await make(client, company);
    const secret = address.split('/').at(-1)?.replace('.ics', '') ?? '';
    const row = (await db.doc(`calendar_feeds/${feed.id}`).get()).data();
    expect(JSON.stringify({ row, id: feed.id })).not.toContain(secret);
    expect(JSON.stringify(await listed(client))).not.toContain(secret);
    expect(await listed(client)).toEqual([feed]);
  });

  it('says when a calendar last asked', async () => {
    const { address } = await make(client, company);
    await fetchFeed(address);
    expect((await listed(client))[0]?.fetched_at).not.toBeNull();
  });

  it('tells of a change by a higher sequence, and answers 304 where there is none', async () => {
    const id = await obligation(company);
    const { address } = await make(client, company);
    const first = await fetchFeed(address);
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    await first.text();
    const second = await fetchFeed(address, known);
    expect([second.status, await second.text()]).toEqual([304, '']);
    const weak = await fetchFeed(address, { 'If-None-Match': `W/${known['If-None-Match']}` });
    expect(weak.status).toBe(304);
    await change(id, 2, { due_date: addDays(DUE, 1) });
    expect((await fetchFeed(address, known)).status).toBe(200);
    expect(await entriesAt(address)).toMatchObject([{ day: addDays(DUE, 1), sequence: 2 }]);
  });

  it('says from which day on entries are left out, and leaves out none for what was removed', async () => {
    const fields = { deleted_at: Timestamp.now() };
    const { address } = await make(client, company);
    const days = Array.from({ length: MOST_ROWS + 1 }, (_, index) => addDays(today, index % 300));
    await Promise.all(days.map((due_date) => obligation(company, { due_date })));
    await Promise.all(days.slice(0, 20).map(() => obligation(company, { ...fields, due_date: today })));
    const entries = await entriesAt(address);
    expect(entries.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(MOST_ROWS);
    expect(entries.filter(({ status }) => status === 'CANCELLED')).toEqual([]);
    expect(entries.at(-1)).toMatchObject({
      day: addDays(today, 299),
      summary: 'Há mais prazos a partir deste dia',
    });
  });

  it('cancels what was removed since, and does not tell of what was removed before', async () => {
    const before = await obligation(company);
    await change(before, 2, { deleted_at: Timestamp.now() });
    const { address } = await make(client, company);
    const id = await obligation(company);
    expect(await entriesAt(address)).toMatchObject([{ status: 'CONFIRMED' }]);
    await change(id, 2, { deleted_at: Timestamp.now() });
    expect(await entriesAt(address)).toMatchObject([
      { uid: `obligation-${id}@portal`, status: 'CANCELLED', sequence: 2 },
    ]);
    await change(id, 3, { name: null, due_date: null });
    expect(await entriesAt(address)).toEqual([]);
  });

  it('cancels for three months, however old the address is', async () => {
    const { feed, address } = await make(client, company);
    const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60 * 1000);
    await db.doc(`calendar_feeds/${feed.id}`).update({ created_at: daysAgo(400) });
    await obligation(company, { deleted_at: daysAgo(200) });
    const id = await obligation(company, { deleted_at: daysAgo(60) });
    expect(await entriesAt(address)).toMatchObject([{ uid: `obligation-${id}@portal`, status: 'CANCELLED' }]);
  });

  it('of an accountant shows the clients they look after, with their names, as of now', async () => {
    const other = await makeClient(firm);
    const looksAfter = (id: string, assigned_to: string | null) =>
      db.doc(`tenants/${firm}/thread_staff/${id}`).set({ client_id: id, assigned_to, deleted_at: null });
    const many = await Promise.all(Array.from({ length: 11 }, () => makeClient(firm)));
    await Promise.all([company, ...many].map((id) => looksAfter(id, accountant.uid)));
    await looksAfter(other, 'somebody');
    await Promise.all([company, other, ...many].map((id) => obligation(id)));
    const { address } = await make(accountant, null);
    const entries = await entriesAt(address);
    expect(entries).toHaveLength(12);
    expect(entries.map(({ summary }) => summary)).toContain('Pão Dourado: DAS');
    const [removed, ...others] = many;
    await Promise.all([...others, other].map((id) => looksAfter(id, null)));
    expect(await entriesAt(address)).toHaveLength(2);
    await db.doc(`tenants/${firm}/clients/${removed ?? ''}`).update({ deleted_at: Timestamp.now() });
    expect(await entriesAt(address)).toHaveLength(1);
  });

  it('of a client is made by the staff too', async () => {
    await obligation(company);
    const { address } = await make(accountant, company);
    expect(await entriesAt(address)).toMatchObject([{ summary: 'Pão Dourado: DAS' }]);
  });
});

describe('a calendar that has a tag is told anew', () => {
  let address: string;
  let id: string;
  let removed: string;
  beforeEach(async () => {
    ({ address } = await make(client, company));
    id = await obligation(company);
    removed = await obligation(company);
    await change(removed, 2, { deleted_at: Timestamp.now() });
  });
  const rowOf = (entity: string, row: string) => db.doc(`tenants/${firm}/${entity}/${row}`);
  const reasons = ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'];

  const changes: [string, () => Promise<unknown>][] = [
    ['an obligation was added', () => obligation(company)],
    ['one has another name', () => change(id, 2, { name: 'DAS retificado' })],
    ['one moved with a holiday', () => change(id, 2, { due_date: addDays(DUE, 3), due_reasons: reasons })],
    ['one was completed', () => change(id, 2, { status: 'completed' })],
    ['one was removed', () => change(id, 2, { deleted_at: Timestamp.now() })],
    ['one was brought back', () => change(removed, 3, { deleted_at: null })],
    [
      'one was removed and one brought back',
      async () => {
        await change(id, 2, { deleted_at: Timestamp.now() });
        await change(removed, 3, { deleted_at: null });
      },
    ],
    ['one was emptied', () => change(removed, 3, { name: null, due_date: null })],
    [
      'one was changed by a write that came late',
      () =>
        rowOf('obligations', id).update({
          name: 'DAS retificado',
          rev: 2,
          updated_at: Timestamp.fromMillis(1),
        }),
    ],
    ['the company has another name', () => rowOf('clients', company).update({ trade_name: 'Pão de Ouro' })],
    [
      'the firm was put back to rows that were changed as often',
      async () => {
        await rowOf('obligations', id).update({ name: 'DAS de antes' });
        await db.doc(`epochs/${firm}`).set({ id: someId('restore'), state: 'open' });
      },
    ],
  ];
  it.each(changes)('once %s', async (_, act) => {
    const first = await fetchFeed(address);
    const before = await first.text();
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetchFeed(address, known)).status).toBe(304);
    await act();
    const answer = await fetchFeed(address, known);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toBe(before);
    const now = { 'If-None-Match': answer.headers.get('etag') ?? '' };
    expect((await fetchFeed(address, now)).status).toBe(304);
  });

  it('once any of the clients of a portfolio changed, and who is in it', async () => {
    const person = await makePerson(firm, 'accountant');
    const many = await Promise.all(Array.from({ length: 31 }, () => makeClient(firm)));
    const assigned = { assigned_to: person.uid, deleted_at: null };
    await Promise.all(many.map((one) => rowOf('thread_staff', one).set({ client_id: one, ...assigned })));
    const { address: own } = await make(person, null);
    let tag = (await fetchFeed(own)).headers.get('etag') ?? '';
    const polled = async () => {
      const answer = await fetchFeed(own, { 'If-None-Match': tag });
      tag = answer.headers.get('etag') ?? '';
      return answer.status;
    };
    expect(await polled()).toBe(304);
    for (const one of [...many].sort().filter((_one, at) => at >= 29)) {
      await obligation(one);
      expect(await polled()).toBe(200);
    }
    await rowOf('clients', many[3] ?? '').update({ trade_name: 'Pão de Ouro' });
    expect(await polled()).toBe(200);
    await rowOf('thread_staff', many[4] ?? '').update({ assigned_to: null });
    expect(await polled()).toBe(200);
    expect(await polled()).toBe(304);
  });

  it('once its person is no member of the staff any more, whose entries lead elsewhere', async () => {
    const person = await makePerson(firm, 'accountant');
    const { address: own } = await make(person, company);
    const known = { 'If-None-Match': (await fetchFeed(own)).headers.get('etag') ?? '' };
    expect((await fetchFeed(own, known)).status).toBe(304);
    await db.doc(`app_users/${person.uid}`).update({ role: 'client', client_ids: [company] });
    const answer = await fetchFeed(own, known);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('/client-portal')]);
  });

  it('once another release answers: the tag names the file that runs', async () => {
    const release = releaseOf(inject('backend').bundle);
    expect((await fetchFeed(address)).headers.get('etag')).toContain(`"${release}.`);
  });

  it('once another month began, and not on each day', async () => {
    const facts = (day: string): FeedFacts => ({
      ...{ tenantId: firm, epoch: null, createdAt: '2026-11-01T12:00:00.000000000Z' },
      ...{ names: new Map([[company, 'Pão Dourado']]), isOfOne: true, forStaff: false },
      ...{ link: APP_ORIGIN, window: windowOf(day) },
    });
    const [first, last, next] = await Promise.all(
      ['2026-11-01', '2026-11-30', '2026-12-01'].map((day) => feedTag(facts(day))),
    );
    expect(last).toBe(first);
    expect(next).not.toBe(first);
  });
});

describe('an address is refused', () => {
  const asking = async (person: Person, client_id: string | null) => {
    const answer = await call('makeCalendarFeed', { client_id }, { token: person.token });
    return answer.kind === 'refused' ? answer.reason : answer.kind;
  };

  it('to a client of another company, of the portfolio and of all of them', async () => {
    expect(await asking(client, await makeClient(firm))).toBe('forbidden');
    expect(await asking(client, null)).toBe('forbidden');
  });

  it('to the staff of another firm, and of a company that was removed', async () => {
    const stranger = await makePerson((await makeFirm()).id, 'accountant');
    expect(await asking(stranger, company)).toBe('client_not_found');
    await db.doc(`tenants/${firm}/clients/${company}`).update({ deleted_at: Timestamp.now() });
    expect(await asking(accountant, company)).toBe('client_not_found');
  });

  it('to who is not approved, and to who has many', async () => {
    expect(await asking(await makePerson(firm, 'pending'), company)).toBe('forbidden');
    const row = {
      tenant_id: firm,
      user_id: client.uid,
      client_id: company,
      fetched_at: null,
      revoked_at: null,
    };
    const many = Array.from({ length: MAX_CALENDAR_FEEDS }, () => someId('feed'));
    await Promise.all(
      many.map((id) => db.doc(`calendar_feeds/${id}`).set({ ...row, created_at: Timestamp.now() })),
    );
    expect(await asking(client, company)).toBe('too_many_requests');
    await db.doc(`calendar_feeds/${many[0] ?? ''}`).update({ revoked_at: Timestamp.now() });
    expect(await asking(client, company)).toBe('answered');
  });
});

describe('an address opens nothing any more', () => {
  let address: string;
  let id: string;
  beforeEach(async () => {
    const made = await make(client, company);
    ({ address } = made);
    ({ id } = made.feed);
    expect(await statusOf(address)).toBe(200);
  });
  const account = () => db.doc(`app_users/${client.uid}`);

  it('once its person took it back, and nobody else can', async () => {
    const other = await clientOf(company);
    const revoke = (person: Person) => call('revokeCalendarFeed', { feed_id: id }, { token: person.token });
    expect(await revoke(other)).toMatchObject({ kind: 'refused', reason: 'not_found' });
    expect(await statusOf(address)).toBe(200);
    expect((await revoke(client)).kind).toBe('answered');
    expect((await revoke(client)).kind).toBe('answered');
    expect(await statusOf(address)).toBe(404);
    expect(await listed(client)).toEqual([]);
  });

  it.each([
    ['is blocked', { is_active: false, blocked_at: Timestamp.now() }],
    ['has lost the company', { client_ids: [], client_id: null }],
    ['is of a firm that is being put back', { closed_at: Timestamp.now() }],
    ['is of another firm', { tenant_id: 'another-firm' }],
  ])('while its person %s', async (_, fields) => {
    const before = (await account().get()).data() ?? {};
    const tag = (await fetchFeed(address)).headers.get('etag') ?? '';
    await account().update(fields);
    expect([await statusOf(address), await statusOf(address, tag)]).toEqual([404, 404]);
    await account().set(before);
    expect([await statusOf(address), await statusOf(address, tag)]).toEqual([200, 304]);
  });

  it('while the firm is restored, and once the company is removed', async () => {
    await db.doc(`epochs/${firm}`).set({ state: 'restoring' });
    expect(await statusOf(address)).toBe(404);
    await db.doc(`epochs/${firm}`).set({ state: 'open' });
    await db.doc(`tenants/${firm}/clients/${company}`).update({ deleted_at: Timestamp.now() });
    expect(await statusOf(address)).toBe(404);
  });

  it('of a member of the staff who is a client now', async () => {
    const person = await makePerson(firm, 'accountant');
    const portfolio = await make(person, null);
    expect(await statusOf(portfolio.address)).toBe(200);
    await db.doc(`app_users/${person.uid}`).update({ role: 'client', client_ids: [company] });
    expect(await statusOf(portfolio.address)).toBe(404);
  });

  it('where it never was, and by another way than reading', async () => {
    expect(await statusOf(address.replace(/.{43}\.ics/, `${'x'.repeat(43)}.ics`))).toBe(404);
    expect(await statusOf(address.replace('.ics', ''))).toBe(404);
    const answer = await askFunction(`calendarFeed${new URL(address).pathname}`, { method: 'POST' });
    expect(answer.status).toBe(405);
  });

  it('for an hour to who asks all the time', async () => {
    const statuses = [];
    for (let asked = 1; asked < 60; asked += 1) statuses.push(await statusOf(address));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const answer = await fetchFeed(address);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it('and is forgotten with its person', async () => {
    await account().update({ erased_at: Timestamp.now(), is_active: false, blocked_at: Timestamp.now() });
    await triggersSettled();
    expect((await db.doc(`calendar_feeds/${id}`).get()).exists).toBe(false);
  });
});
