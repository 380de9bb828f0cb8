import { expect, it } from 'vitest';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { requestState } from './request-state.ts';

const device: RecordState = { kind: 'device' };
const sending: RecordState = { kind: 'sending', percent: 30 };
const refused: RecordState = { kind: 'attention', reason: 'file_refused' };

function stateWith(own: RecordState | null, documents: Record<string, RecordState>): RecordState {
  const requests = new Map(own === null ? [] : [['r1', own]]);
  const request = { id: 'r1', rev: own === null ? 1 : 0, document_ids: ['d1', 'd2'] };
  return requestState(request, requests, new Map(Object.entries(documents)));
}

it('is sent when nothing of it waits, whatever became of its documents later', () => {
  expect(stateWith(null, { d1: refused })).toEqual({ kind: 'sent' });
});

it('waits on the device while its documents wait', () => {
  expect(stateWith(device, { d1: device, d2: device })).toEqual(device);
});

it('is on its way while one of its documents is', () => {
  expect(stateWith(device, { d1: device, d2: sending })).toEqual(sending);
});

it('needs the person when one of its documents does', () => {
  expect(stateWith(device, { d1: sending, d2: refused })).toEqual(refused);
});

it('tells its own refusal first', () => {
  const own: RecordState = { kind: 'attention', reason: 'permission_denied' };
  expect(stateWith(own, { d1: refused })).toEqual(own);
});
