import { expect, it } from 'vitest';
import { fieldValue } from './field-value.ts';

it('shows a value as the screens do', () => {
  expect(fieldValue('clients', 'cnpj_cpf', '12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(fieldValue('clients', 'tax_regime', 'lucro_real')).toBe('Lucro Real');
  expect(fieldValue('clients', 'status', 'inactive')).toBe('Inativo');
  expect(fieldValue('obligations', 'status', 'completed')).toBe('Concluída');
  expect(fieldValue('service_requests', 'status', 'in_progress')).toBe('Em andamento');
  expect(fieldValue('obligations', 'due_date', '2026-11-23')).toBe('23/11/2026');
  expect(fieldValue('services', 'price_cents', 123456)).toBe('R$ 1.234,56');
  expect(fieldValue('services', 'is_active', false)).toBe('Não');
  expect(fieldValue('obligations', 'completed_at', '2026-11-20T17:41:00.000000000Z')).toBe(
    '20/11/2026 14:41',
  );
});

it('says of nothing that it is empty', () => {
  expect(fieldValue('clients', 'email', null)).toBe('vazio');
  expect(fieldValue('clients', 'email', '')).toBe('vazio');
});

it('shows what it does not know as it stands', () => {
  expect(fieldValue('clients', 'status', 'archived')).toBe('archived');
  expect(fieldValue('tasks', 'checklist', ['a'])).toBe('1 item');
});

it('tells the steps of a task apart by what is done', () => {
  const steps = [
    { text: 'Calcular', done: true },
    { text: 'Enviar', done: false },
  ];
  expect(fieldValue('tasks', 'checklist', steps)).toBe('✓ Calcular, ○ Enviar');
});
