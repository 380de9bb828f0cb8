import { tenantSchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { aurora, auroraOfFirstDay } from './aurora/aurora.ts';
import demoAccounts from './demo-accounts.json';
import { SeedClock } from './seed-clock.ts';

const clock = new SeedClock(new Date('2026-11-23T13:00:00Z'));
const DOMAINS = ['aurora.example', 'localhost:5710'];

describe('the firm of --empty', () => {
  const firm = auroraOfFirstDay(clock, DOMAINS);

  it('has its administrator, who is the first of the demo accounts, and nobody else', () => {
    expect(firm.accounts.map(({ email, role }) => [email, role])).toEqual([
      [demoAccounts.accounts[0]?.email, 'admin'],
    ]);
    expect(firm.rows.map(({ entity, id }) => [entity, id])).toEqual([['people', firm.accounts[0]?.uid]]);
    expect([firm.clients, firm.files]).toEqual([[], []]);
  });

  it("is the demo's own firm on the same sites, so that who signs up there waits for its administrator", async () => {
    const demo = await aurora(clock, DOMAINS);
    expect([firm.id, firm.tenant.domains]).toEqual([demo.id, demo.tenant.domains]);
    expect(tenantSchema.safeParse(firm.tenant).success).toBe(true);
  });
});
