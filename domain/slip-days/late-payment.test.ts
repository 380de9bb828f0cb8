import { describe, expect, it } from 'vitest';
import { lateEstimate } from './late-payment.ts';

const late = (due: string, paid: string, selic: Record<string, number> = {}, cents = 100_000) =>
  lateEstimate({ cents, due, paid, selic });

describe('a late payment', () => {
  it('costs nothing until its date', () => {
    for (const paid of ['2026-11-23', '2026-11-20', '2026-10-01']) {
      expect(late('2026-11-23', paid)).toEqual({
        label: 'estimativa',
        total_cents: 100_000,
        fine_cents: 0,
        interest_cents: 0,
        days: 0,
        reasons: [],
      });
    }
  });

  it('costs 0.33 % a day and no interest in the month it was due', () => {
    expect(late('2026-11-23', '2026-11-24')).toMatchObject({
      fine_cents: 330,
      days: 1,
      total_cents: 100_330,
    });
    expect(late('2026-11-23', '2026-11-30')).toMatchObject({ fine_cents: 2310, days: 7, interest_cents: 0 });
  });

  it('counts from the first day banks work after the due date', () => {
    // 29 January 2027 is a Friday.
    expect(late('2027-01-29', '2027-01-31').days).toBe(0);
    expect(late('2027-01-29', '2027-02-01')).toMatchObject({
      days: 1,
      fine_cents: 330,
      interest_cents: 1000,
    });
    // Banks are closed from 31 December to 3 January.
    expect(late('2026-12-30', '2027-01-04')).toMatchObject({ days: 1, fine_cents: 330 });
    // Carnival.
    expect(late('2027-02-05', '2027-02-10')).toMatchObject({ days: 1 });
  });

  it('costs a fine of 20 % at most', () => {
    expect(late('2026-10-01', '2026-11-30')).toMatchObject({ days: 60, fine_cents: 19_800 });
    expect(late('2026-10-01', '2026-12-01', { '2026-11': 1 })).toMatchObject({
      days: 61,
      fine_cents: 20_000,
    });
  });

  it('costs the Selic of the months between and 1 % in the month of payment', () => {
    const selic = { '2025-12': 9, '2026-01': 9, '2026-02': 1.05, '2026-03': 0.97, '2026-04': 9 };
    expect(late('2026-01-20', '2026-02-10', selic).interest_cents).toBe(1000);
    expect(late('2026-01-20', '2026-03-10', selic).interest_cents).toBe(2050);
    expect(late('2026-01-20', '2026-04-10', selic)).toMatchObject({
      fine_cents: 20_000,
      interest_cents: 3020,
      total_cents: 123_020,
      reasons: [],
    });
  });

  it('is rounded half up in each part, as written and not as a machine holds it', () => {
    // 0.33 % of R$ 15.00 are 4.95 cents, of R$ 50.00 are 16.5; 2.05 % of R$ 1.00 are 2.05, of R$ 10.00 are 20.5.
    const of = (cents: number, due: string, paid: string, selic = {}) => late(due, paid, selic, cents);
    expect(of(1500, '2026-11-23', '2026-11-24').fine_cents).toBe(5);
    expect(of(5000, '2026-11-23', '2026-11-24').fine_cents).toBe(17);
    expect(of(100, '2026-01-20', '2026-03-10', { '2026-02': 1.05 }).interest_cents).toBe(2);
    expect(of(1000, '2026-01-20', '2026-03-10', { '2026-02': 1.05 }).interest_cents).toBe(21);
    // As numbers, 1.005 * 100 is a little less than 100.5.
    expect(of(10_000, '2026-01-20', '2026-03-10', { '2026-02': 0.005 }).interest_cents).toBe(101);
  });

  it('is not summed where a rate is missing, and says which', () => {
    expect(late('2026-01-20', '2026-05-10', { '2026-03': 1 })).toEqual({
      label: 'estimativa',
      total_cents: null,
      fine_cents: 20_000,
      interest_cents: null,
      days: 110,
      reasons: ['sem Selic de 02/2026', 'sem Selic de 04/2026'],
    });
  });
});
