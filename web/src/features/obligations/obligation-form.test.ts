import { expect, test } from 'vitest';
import { checkObligationForm, newObligation, toObligationFormValues } from './obligation-form.ts';

const NOW = '2026-11-20T12:00:00.000000000Z';
const fresh = newObligation('2026-11-20');
const typed = { ...toObligationFormValues(fresh), client_id: 'c1', name: ' DAS 10/2026 ' };

test('a new obligation is due today, pending and of medium priority unless said otherwise', () => {
  expect(checkObligationForm(typed, fresh, NOW)).toEqual({
    ok: true,
    fields: { ...fresh, client_id: 'c1', name: 'DAS 10/2026' },
  });
  expect(fresh).toMatchObject({ due_date: '2026-11-20', status: 'pending', priority: 'medium' });
});

test('client, name and due date must be there', () => {
  expect(checkObligationForm({ ...typed, client_id: '', name: ' ', due_date: '' }, fresh, NOW)).toEqual({
    ok: false,
    errors: {
      client_id: 'Escolha o cliente.',
      name: 'Informe o nome da obrigação.',
      due_date: 'Informe a data de vencimento.',
    },
  });
});

test('a priority may be left out', () => {
  expect(checkObligationForm({ ...typed, priority: '' }, fresh, NOW)).toMatchObject({
    fields: { priority: null },
  });
});

test('what is set to completed in the form is dated, what is opened again is not', () => {
  const completed = { ...typed, status: 'completed' } as const;
  expect(checkObligationForm(completed, fresh, NOW)).toMatchObject({ fields: { completed_at: NOW } });
  const done = { ...fresh, status: 'completed', completed_at: NOW } as const;
  expect(checkObligationForm({ ...typed, status: 'pending' }, done, NOW)).toMatchObject({
    fields: { status: 'pending', completed_at: null },
  });
});

test('a stored obligation comes back into the form as it was', () => {
  const stored = {
    ...fresh,
    client_id: 'c1',
    name: 'ISS',
    notes: 'Guia\nem anexo',
    document_ids: ['d1'],
    status: 'in_progress',
  } as const;
  const kept = { ...stored, document_ids: ['d1'] };
  expect(checkObligationForm(toObligationFormValues(kept), kept, NOW)).toEqual({ ok: true, fields: kept });
});
