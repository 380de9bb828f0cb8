import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db, runSchedule } from '../support/backend.ts';
import { askFunction } from '../support/call.ts';
import { makeFirm, someId } from '../support/firms.ts';

describe('the health of the functions', () => {
  it('is told to anybody who asks, and nothing else', async () => {
    const answer = await askFunction('health');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is no place to send something to', async () => {
    const answer = await askFunction('health', { method: 'POST', body: 'x' });
    expect([answer.status, await answer.text()]).toEqual([405, '']);
  });
});

describe('what waits for too long', () => {
  const MINUTE_MS = 60_000;
  const count = async () => {
    const { waitingTooLong } = await import('functions/src/health/watch-waiting.ts');
    return waitingTooLong(Date.now());
  };
  const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE_MS);

  it('is an e-mail that nobody has sent for half an hour', async () => {
    const { mail } = await count();
    // Broken on purpose: the trigger leaves it as it is.
    const queue = (state: string, minutes: number) =>
      db.doc(`mail/${someId('mail')}`).set({ state, queued_at: ago(minutes) });
    await Promise.all([queue('queued', 31), queue('sending', 31), queue('queued', 5), queue('sent', 90)]);
    expect((await count()).mail).toBe(mail + 2);
  });

  it('is one too that does not say since when it waits: it hides no other', async () => {
    const { mail } = await count();
    const row = db.doc(`mail/${someId('mail')}`);
    await row.set({ state: 'sending' });
    expect((await count()).mail).toBe(mail + 1);
    await row.delete();
  });

  it('is a document of any firm whose check has not come to an end', async () => {
    const { documents } = await count();
    const firms = await Promise.all([makeFirm(), makeFirm()]);
    const rows = firms.flatMap(({ id }) =>
      [31, 5].map((minutes) => ({
        ref: db.doc(`tenants/${id}/documents/${someId('document')}`),
        fields: { deleted_at: null, created_at: ago(minutes) },
      })),
    );
    // Only a new row is checked by the trigger: these become pending afterwards.
    await Promise.all(rows.map(({ ref, fields }) => ref.set({ ...fields, check: 'ok' })));
    await Promise.all(rows.map(({ ref }) => ref.update({ check: 'pending' })));
    expect((await count()).documents).toBe(documents + 2);
    await Promise.all(rows.map(({ ref }) => ref.delete()));
  });

  it('is looked for by a schedule', async () => {
    await expect(runSchedule('watchWaiting')).resolves.toBeUndefined();
  });
});
