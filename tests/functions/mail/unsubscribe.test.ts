import { DEFAULT_PREFERENCES } from '@portal/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db, triggersSettled } from '../support/backend.ts';
import { askFunction } from '../support/call.ts';
import { makeFirm } from '../support/firms.ts';
import { makePerson, readStatus, type Person } from '../support/people.ts';

let firm: string;
let person: Person;
let address: string;

beforeAll(async () => {
  firm = (await makeFirm()).id;
});
beforeEach(async () => {
  person = await makePerson(firm, 'client');
  const { leaveLink } = await import('functions/src/unsubscribe/leave-link.ts');
  const link = await leaveLink('https://portal.example', { tenant_id: firm, user_id: person.uid });
  // Straight at the function: the host hands the path over as it is.
  address = `unsubscribe${new URL(link).pathname}`;
});

const preferences = () => db.doc(`tenants/${firm}/preferences/${person.uid}`);
/** As a mail program does it (RFC 8058). */
const press = (at = address) =>
  askFunction(at, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('the way out of notices', () => {
  it('switches them off in one press, in the row that the person’s own screen writes', async () => {
    const answer = await press();
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Pronto')]);
    expect((await preferences().get()).data()).toMatchObject({
      ...DEFAULT_PREFERENCES,
      by_email: false,
      user_id: person.uid,
      tenant_id: firm,
      rev: 1,
      deleted_at: null,
    });
  });

  it('changes what the person chose before in that alone, and nothing more when it is pressed again', async () => {
    await press();
    await preferences().update({ tasks: false, by_push: false, by_email: true });
    await press();
    const once = (await preferences().get()).data();
    expect(once).toMatchObject({ tasks: false, by_push: false, by_email: false, rev: 2 });
    await press();
    expect((await preferences().get()).data()).toEqual(once);
  });

  it.each(['GET', 'HEAD'])('is not taken by %s: scanners follow links', async (method) => {
    const answer = await askFunction(address, { method });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    if (method === 'GET')
      expect(page).toContain('<form method="post"><button>Parar de receber</button></form>');
    expect(page).not.toContain(person.email);
    expect((await preferences().get()).exists).toBe(false);
  });

  it.each(['PUT', 'DELETE'])('takes no %s', async (method) => {
    expect((await askFunction(address, { method })).status).toBe(405);
  });

  it('does nothing for a token of somebody else’s making', async () => {
    const other = await makePerson(firm, 'client');
    const forged = address.replace(person.uid, other.uid);
    for (const at of [forged, address.slice(0, -1), 'unsubscribe/cancelar-avisos/']) {
      const answer = await press(at);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('não vale mais')]);
    }
    const rows = await db.collection(`tenants/${firm}/preferences`).where('user_id', '==', other.uid).get();
    expect(rows.size).toBe(0);
  });

  it('brings no row back of a person who was erased, or of another firm', async () => {
    await db.doc(`app_users/${person.uid}`).update({ erased_at: Timestamp.now() });
    expect((await press()).status).toBe(200);
    await db.doc(`app_users/${person.uid}`).update({ erased_at: null, tenant_id: 'another' });
    expect((await press()).status).toBe(200);
    expect((await preferences().get()).exists).toBe(false);
    await triggersSettled();
  });

  it('asks to come later while the firm is put back from a backup', async () => {
    await db.doc(`app_users/${person.uid}`).update({ closed_at: Timestamp.now() });
    const answer = await press();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600']);
    expect((await preferences().get()).exists).toBe(false);
  });

  it('has a key that nobody can read', async () => {
    const admin = await makePerson(firm, 'admin');
    for (const path of ['keys/unsubscribe', 'keys'])
      expect(await readStatus(path, admin.token), path).toBe(403);
  });
});
