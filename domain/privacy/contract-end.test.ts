import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../entities/collections.ts';
import { ENTITY_NAMES } from '../entities/entity-names.ts';
import {
  type EndedContract,
  ERASURE_PARTS,
  erasureDates,
  erasurePlan,
  hasEnded,
  isAnnounced,
  isEndFinal,
  NO_ROWS,
} from './contract-end.ts';

const ENDED: EndedContract = { contract_ended_on: '2026-11-23' };
const ARCHIVED: EndedContract = { ...ENDED, archived_on: '2026-11-24' };

describe('what is kept after the end of a contract', () => {
  it('are conversations for five years, tax papers for five from the January after, the client for the longest', () => {
    expect(erasureDates(ENDED, NO_ROWS)).toEqual({
      contract: '2031-11-23',
      tax: '2032-01-01',
      client: '2032-01-01',
    });
    expect(erasureDates({ contract_ended_on: '2027-01-01' }, NO_ROWS)).toEqual({
      contract: '2032-01-01',
      tax: '2033-01-01',
      client: '2033-01-01',
    });
  });

  it('is kept a day longer where the day of the end is none five years later', () => {
    expect(erasureDates({ contract_ended_on: '2028-02-29' }, NO_ROWS).contract).toBe('2033-03-01');
  });

  it('is counted from what came after the end, and from no row before it', () => {
    expect(erasureDates(ENDED, { contract: '2027-06-30', tax: '2027-01-20' })).toEqual({
      contract: '2032-06-30',
      tax: '2033-01-01',
      client: '2033-01-01',
    });
    expect(erasureDates(ENDED, { contract: '2031-06-30', tax: null }).client).toBe('2036-06-30');
    expect(erasureDates(ENDED, { contract: '2019-06-30', tax: '2019-01-20' })).toEqual(
      erasureDates(ENDED, NO_ROWS),
    );
  });

  it('gains nobody a day by an end that is said to be long ago', () => {
    const long = { contract_ended_on: '1999-01-01' };
    expect(erasureDates(long, { contract: '2026-11-20', tax: '2026-11-20' })).toEqual({
      contract: '2031-11-20',
      tax: '2032-01-01',
      client: '2032-01-01',
    });
  });

  it('stays whole until the day the firm said, where that is later than the law', () => {
    expect(erasureDates({ ...ENDED, kept_until: '2040-05-01' }, NO_ROWS)).toEqual({
      contract: '2040-05-01',
      tax: '2040-05-01',
      client: '2040-05-01',
    });
    expect(erasureDates({ ...ENDED, kept_until: '2027-05-01' }, NO_ROWS)).toEqual(
      erasureDates(ENDED, NO_ROWS),
    );
    expect(erasureDates({ ...ENDED, kept_until: null }, NO_ROWS)).toEqual(erasureDates(ENDED, NO_ROWS));
  });
});

describe('the day of the erasure', () => {
  it('is the date of the law where the announcement came in time', () => {
    const announced = { ...ARCHIVED, erasure_announced_on: '2031-10-24' };
    expect(erasurePlan(announced, NO_ROWS, '2031-11-23').contract).toBe('2031-11-23');
  });

  it('comes thirty days after the announcement, and ninety where there is no archive', () => {
    expect(erasurePlan({ ...ARCHIVED, erasure_announced_on: '2035-03-01' }, NO_ROWS, '2036-01-01')).toEqual({
      contract: '2035-03-31',
      tax: '2035-03-31',
      client: '2035-03-31',
    });
    expect(erasurePlan({ ...ENDED, erasure_announced_on: '2035-03-01' }, NO_ROWS, '2036-01-01').tax).toBe(
      '2035-05-30',
    );
  });

  it('is never today while nothing was announced, however late it is', () => {
    expect(erasurePlan(ARCHIVED, NO_ROWS, '2050-01-01').client).toBe('2050-01-31');
    expect(erasurePlan({ ...ARCHIVED, erasure_announced_on: null }, NO_ROWS, '2050-01-01').client).toBe(
      '2050-01-31',
    );
  });
});

describe('an announcement', () => {
  it('is due thirty days before, ninety without an archive, and no day earlier', () => {
    expect([
      isAnnounced(ARCHIVED, '2031-11-23', '2031-10-23'),
      isAnnounced(ARCHIVED, '2031-11-23', '2031-10-24'),
    ]).toEqual([false, true]);
    expect([
      isAnnounced(ENDED, '2031-11-23', '2031-08-24'),
      isAnnounced(ENDED, '2031-11-23', '2031-08-25'),
    ]).toEqual([false, true]);
  });
});

it('a contract that was ended and taken back has not ended, and neither has one that nobody spoke of', () => {
  expect([hasEnded(ENDED), hasEnded({ contract_ended_on: null }), hasEnded({})]).toEqual([
    true,
    false,
    false,
  ]);
});

it('an end is final once something was erased', () => {
  expect([
    isEndFinal(ENDED),
    isEndFinal({ ...ENDED, erasure_began_on: null }),
    isEndFinal({ ...ENDED, erasure_began_on: '2032-01-01' }),
  ]).toEqual([false, false, true]);
});

it('every collection whose rows name a client belongs to one part of its erasure', () => {
  const erased = Object.values(ERASURE_PARTS).flat();
  const naming = ENTITY_NAMES.filter((entity) => 'client_id' in COLLECTIONS[entity].shape);
  expect([...erased].sort()).toEqual([...naming, 'clients'].sort());
});
