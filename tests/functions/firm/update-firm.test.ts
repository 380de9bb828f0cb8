import { beforeAll, describe, expect, it } from 'vitest';
import { actsOn } from '../support/acts.ts';
import { db } from '../support/backend.ts';
import { call, callRaw } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { makePerson } from '../support/people.ts';

const INPUT = {
  name: ' Aurora ',
  legal_name: 'Aurora Contabilidade Ltda',
  address: 'Rua das Acácias, 245',
  phone: '1140028922',
  whatsapp: null,
  email: 'contato@aurora.example',
  hours: 'Segunda a sexta, 8h às 18h',
};

let firm: string;
let otherFirm: string;
const rowOf = async (id: string) => (await db.doc(`tenants/${id}`).get()).data();

beforeAll(async () => {
  firm = (await makeFirm()).id;
  otherFirm = (await makeFirm()).id;
});

describe('the data of the firm', () => {
  it('are changed by its administrator; who gets in by which address stays as it is', async () => {
    const admin = await makePerson(firm, 'admin');
    const [before, other] = await Promise.all([rowOf(firm), rowOf(otherFirm)]);
    expect((await call('updateFirm', INPUT, { token: admin.token })).kind).toBe('answered');
    expect(await rowOf(firm)).toEqual({ ...before, ...INPUT, name: 'Aurora' });
    expect(await rowOf(otherFirm)).toEqual(other);
  });

  it('leave an entry with its author and what differs', async () => {
    const { id } = await makeFirm();
    const admin = await makePerson(id, 'admin');
    const before = await rowOf(id);
    await call('updateFirm', INPUT, { token: admin.token });
    await call('updateFirm', { ...INPUT, phone: null }, { token: admin.token });
    expect(await actsOn(id, id)).toEqual([
      {
        uid: admin.uid,
        act: 'update_firm',
        before: { name: before?.['name'], address: null, phone: null, hours: null },
        after: { name: 'Aurora', address: INPUT.address, phone: INPUT.phone, hours: INPUT.hours },
      },
      { uid: admin.uid, act: 'update_firm', before: { phone: INPUT.phone }, after: { phone: null } },
    ]);
  });

  it('say after how many minutes a screen locks, with an entry; who leaves it out changes nothing of it', async () => {
    const { id } = await makeFirm();
    const admin = await makePerson(id, 'admin');
    await call('updateFirm', INPUT, { token: admin.token });
    await call('updateFirm', { ...INPUT, idle_minutes: 0 }, { token: admin.token });
    await call('updateFirm', INPUT, { token: admin.token });
    expect((await rowOf(id))?.['idle_minutes']).toBe(0);
    const acts = await actsOn(id, id);
    expect(acts).toHaveLength(2);
    expect(acts.at(-1)).toMatchObject({ before: { idle_minutes: null }, after: { idle_minutes: 0 } });
  });

  it('say what the devices of accountants hold, with an entry; who leaves it out changes nothing of it', async () => {
    const { id } = await makeFirm();
    const admin = await makePerson(id, 'admin');
    await call('updateFirm', { ...INPUT, portfolio_scope: true }, { token: admin.token });
    await call('updateFirm', INPUT, { token: admin.token });
    expect((await rowOf(id))?.['portfolio_scope']).toBe(true);
    expect((await actsOn(id, id)).at(-1)).toMatchObject({ after: { portfolio_scope: true } });
  });

  it('hold a brand, with an entry; who leaves it out changes nothing of it', async () => {
    const { id } = await makeFirm();
    const admin = await makePerson(id, 'admin');
    const brand = { short_name: 'Aurora', mark: 'peak', colour: '#2B4C8C' };
    await call('updateFirm', INPUT, { token: admin.token });
    await callRaw('updateFirm', { ...INPUT, brand }, { token: admin.token });
    await call('updateFirm', INPUT, { token: admin.token });
    expect((await rowOf(id))?.['brand']).toEqual(brand);
    const acts = await actsOn(id, id);
    expect(acts).toHaveLength(2);
    expect(acts.at(-1)).toMatchObject({ before: { brand: null }, after: { brand } });
  });

  it.each([
    ['a colour too light to read', { colour: '#FFD54F' }],
    ['a colour that is a style', { colour: 'red;background:url(x)' }],
    ['a mark that nobody draws', { mark: 'dragon' }],
    ['a longer short name', { short_name: 'a'.repeat(25) }],
    ['anything more', { script: 'x' }],
  ])('take no brand of %s', async (_, part) => {
    const admin = await makePerson(firm, 'admin');
    const brand = { short_name: 'Aurora', mark: 'peak', colour: '#2B4C8C', ...part };
    const answer = await callRaw('updateFirm', { ...INPUT, brand }, { token: admin.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'invalid_input' });
  });

  it.each([-1, 481, 7.5, '15'])('take no %s minutes', async (idle_minutes) => {
    const admin = await makePerson(firm, 'admin');
    const answer = await callRaw('updateFirm', { ...INPUT, idle_minutes }, { token: admin.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'invalid_input' });
  });

  it.each(['accountant', 'supervisor', 'client', 'pending'] as const)(
    'are not changed by %s',
    async (role) => {
      const person = await makePerson(firm, role);
      const before = await rowOf(firm);
      const answer = await call('updateFirm', { ...INPUT, name: 'Outra' }, { token: person.token });
      expect(answer).toMatchObject({ kind: 'refused', reason: 'forbidden' });
      expect(await rowOf(firm)).toEqual(before);
    },
  );

  it.each(['domains', 'settings', 'tenant_id'])('never take %s', async (key) => {
    const admin = await makePerson(firm, 'admin');
    const before = await rowOf(firm);
    const answer = await callRaw('updateFirm', { ...INPUT, [key]: ['evil.example'] }, { token: admin.token });
    expect(answer).toMatchObject({ kind: 'refused', reason: 'invalid_input' });
    expect(await rowOf(firm)).toEqual(before);
  });
});
