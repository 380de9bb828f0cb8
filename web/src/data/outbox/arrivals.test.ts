import { describe, expect, it } from 'vitest';
import { nextArrival, NOTHING_ON_THE_WAY } from './arrivals.ts';
import type { RecordState } from './outbox-entry.ts';

const device: RecordState = { kind: 'device' };
const sending: RecordState = { kind: 'sending', percent: 40 };
const sent: RecordState = { kind: 'sent' };
const refused: RecordState = { kind: 'attention', reason: 'file_refused' };

function watch(...looks: Record<string, RecordState>[]) {
  let onTheWay = NOTHING_ON_THE_WAY;
  return looks.map((look) => {
    const next = nextArrival(onTheWay, new Map(Object.entries(look)));
    onTheWay = next.onTheWay;
    return next.arrival;
  });
}

describe('nextArrival', () => {
  it('says nothing of documents that were already there', () => {
    expect(watch({ a: sent }, { a: sent, b: sent })).toEqual([{ kind: 'nothing' }, { kind: 'nothing' }]);
  });

  it('speaks once, when the last one has arrived', () => {
    expect(
      watch({ a: device, b: device }, { a: sent, b: sending }, { a: sent, b: sent }, { a: sent, b: sent }),
    ).toEqual([{ kind: 'nothing' }, { kind: 'nothing' }, { kind: 'all_sent' }, { kind: 'nothing' }]);
  });

  it('counts a document added while others are on their way', () => {
    expect(watch({ a: sending }, { a: sending, b: device }, { a: sent, b: sent }).at(-1)).toEqual({
      kind: 'all_sent',
    });
  });

  it('names the ones that the server did not take', () => {
    expect(watch({ a: device, b: device }, { a: sent, b: refused }).at(-1)).toEqual({
      kind: 'some_refused',
      ids: ['b'],
    });
  });

  it('remembers a refusal while others are still on their way', () => {
    expect(
      watch({ a: device, b: device }, { a: refused, b: sending }, { a: refused, b: sent }).at(-1),
    ).toEqual({
      kind: 'some_refused',
      ids: ['a'],
    });
  });

  it('does not speak of a refusal from an earlier batch', () => {
    expect(watch({ old: refused, a: device }, { old: refused, a: sent }).at(-1)).toEqual({
      kind: 'all_sent',
    });
  });

  it('is silent about a document that was discarded', () => {
    expect(watch({ a: device }, {}).at(-1)).toEqual({ kind: 'nothing' });
  });
});
