import { expect, test } from 'vitest';
import { checkTaskForm, newTask, toTaskFormValues } from './task-form.ts';

const typed = { ...toTaskFormValues(newTask('ana')), title: 'Conferir folha' };

test('a task needs a title and nothing else', () => {
  expect(checkTaskForm(typed)).toEqual({ ok: true, fields: { ...newTask('ana'), title: 'Conferir folha' } });
  expect(checkTaskForm({ ...typed, title: ' ' })).toEqual({
    ok: false,
    errors: { title: 'Informe o título.' },
  });
});

test('steps are trimmed, and those without words fall away', () => {
  const checklist = [
    { text: ' Avisar o sindicato ', done: true },
    { text: '  ', done: false },
  ];
  expect(checkTaskForm({ ...typed, checklist })).toMatchObject({
    fields: { checklist: [{ text: 'Avisar o sindicato', done: true }] },
  });
});

test('a stored task comes back into the form as it was', () => {
  const stored = {
    title: 'Férias',
    client_id: 'c1',
    assigned_to: null,
    due_date: '2026-11-30',
    status: 'in_progress' as const,
    checklist: [{ text: 'Calcular', done: false }],
    obligation_id: 'o1',
    request_id: null,
  };
  expect(checkTaskForm(toTaskFormValues(stored))).toEqual({ ok: true, fields: stored });
});
