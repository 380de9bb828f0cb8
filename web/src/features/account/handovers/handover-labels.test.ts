import { toInstant } from '@portal/domain';
import { expect, it } from 'vitest';
import type { Handover } from '#data/closing/handovers.ts';
import { handoverSentence, handoverTitle } from './handover-labels.ts';

const handover: Handover = {
  id: 'h1',
  uid: 'u1',
  tenant_id: 'aurora',
  full_name: 'Teresa Vaz',
  email: 'teresa@aurora.example',
  reason: 'blocked',
  at: toInstant(new Date('2026-11-22T17:46:00Z')),
  operations: 2,
  drafts: 1,
  content: '{}',
  files: [],
  is_complete: true,
};

it('says whose work it is and how much', () => {
  expect(handoverTitle(handover)).toBe('2 itens não enviados e 1 rascunho de Teresa Vaz');
  expect(handoverTitle({ ...handover, operations: 1, drafts: 0 })).toBe('1 item não enviado de Teresa Vaz');
  expect(handoverTitle({ ...handover, operations: 0, full_name: '' })).toBe(
    '1 rascunho de teresa@aurora.example',
  );
  expect(handoverTitle({ ...handover, operations: 0, drafts: 2, full_name: '', email: '' })).toBe(
    '2 rascunhos',
  );
});

it('says since when it is here and why', () => {
  expect(handoverSentence(handover)).toBe(
    'Guardado neste aparelho em 22/11/2026 às 14:46, porque um administrador bloqueou esta conta.',
  );
});
