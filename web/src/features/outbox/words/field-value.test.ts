import { COLLECTIONS, ENTITY_NAMES, type EntityName } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldLabel, recordField } from '#records/history/record-fields.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';
import { fieldValue } from './field-value.ts';

const names = new Map([
  ['ana', 'Ana Luíza'],
  ['c1', 'Padaria Pão Dourado Ltda'],
]);
const shown = (entity: EntityName, field: string, value: unknown) => fieldValue(entity, field, value, names);

it('shows a value as the screens do', () => {
  expect(shown('clients', 'cnpj_cpf', '12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(shown('clients', 'tax_regime', 'lucro_real')).toBe('Lucro Real');
  expect(shown('clients', 'status', 'inactive')).toBe('Inativo');
  expect(shown('obligations', 'status', 'completed')).toBe('Concluída');
  expect(shown('service_requests', 'status', 'in_progress')).toBe('Em andamento');
  expect(shown('obligations', 'due_date', '2026-11-23')).toBe('23/11/2026');
  expect(shown('services', 'price_cents', 123456)).toBe('R$ 1.234,56');
  expect(shown('services', 'is_active', false)).toBe('Inativo');
  expect(shown('obligations', 'completed_at', '2026-11-20T17:41:00.000000000Z')).toBe('20/11/2026 14:41');
  expect(shown('preferences', 'tasks', false)).toBe('Não avisar');
});

it('says of nothing that it is empty', () => {
  for (const nothing of [null, undefined, '']) expect(shown('clients', 'email', nothing)).toBe('vazio');
  expect(shown('tasks', 'checklist', [])).toBe('vazio');
});

it('shows what it does not know as it is', () => {
  expect(shown('clients', 'status', 'archived')).toBe('archived');
  expect(shown('tasks', 'checklist', ['a'])).toBe('1 item');
  expect(shown('tasks', 'effort', 3)).toBe('3');
});

it('tells the steps of a task apart by what is done', () => {
  const steps = [
    { text: 'Calcular', done: true },
    { text: 'Enviar', done: false },
  ];
  expect(shown('tasks', 'checklist', steps)).toBe('✓ Calcular, ○ Enviar');
});

it('names records, and says of which this device has no name', () => {
  expect(shown('tasks', 'assigned_to', 'ana')).toBe('Ana Luíza');
  expect(shown('tasks', 'client_id', 'c9')).toBe('fora deste aparelho');
  expect(shown('people', 'client_ids', ['c1', 'c8', 'c9'])).toBe(
    'Padaria Pão Dourado Ltda, mais 2 fora deste aparelho',
  );
});

describe.each(ENTITY_NAMES)('every field of %s', (entity) => {
  const fields = Object.entries<z.ZodType>(COLLECTIONS[entity].shape);

  it('has words of its own', () => {
    expect(ENTITY_LABELS[entity]).toMatch(/^[A-ZÀ-Ú]/);
    for (const [field] of fields) {
      expect(recordField(entity, field), field).not.toBeNull();
      expect(fieldLabel(entity, field), field).toMatch(/^[A-ZÀ-Ú]/);
    }
  });

  it('shows no id, no code and no date as machines write it', () => {
    for (const [field, schema] of fields) {
      for (const value of samplesOf(field, schema)) {
        const text = shown(entity, field, value);
        expect(text, field).not.toMatch(WRITTEN_BY_MACHINES);
        expect(text, field).not.toBe(value);
      }
    }
  });
});

/** A code, a date, an id of the samples, a value of the language itself. */
const WRITTEN_BY_MACHINES = /_|\d{4}-\d{2}-\d{2}|zz9|\b(?:true|false|null|undefined)\b|[[{]/;

const ID = 'zz9id';
const STRUCTURED = [ID, '2026-11-23', '2026-11-20T17:41:00.000000000Z'];
const FREE_TEXT = 'Um texto, livre';

/** Values of a field that nobody may see as they are stored; free text is shown as it was typed. */
function samplesOf(field: string, schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodNullable) return samplesOf(field, schema.unwrap() as z.ZodType); // of a field's schema
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodArray) return samplesOf(field, schema.element as z.ZodType).map((one) => [one]); // as above
  if (schema instanceof z.ZodObject) return [{ text: FREE_TEXT, done: true }];
  if (/_ids?$/.test(field)) return [ID];
  if (schema instanceof z.ZodNumber || schema.safeParse(FREE_TEXT).success) return [];
  return STRUCTURED.filter((sample) => schema.safeParse(sample).success);
}

it('reads what a client is for the taxes, and who a rule is for', () => {
  expect(shown('clients', 'tax_profile', ['2026-03/simples_nacional/employees/III'])).toBe(
    'Desde 03/2026: Simples Nacional, com empregados, Anexo III',
  );
  expect(shown('clients', 'tax_profile', ['2026-03/-/none/-'])).toBe('Desde 03/2026: sem regime, sem folha');
  const cases = ['simples_nacional+mei/employees', '/'];
  expect(shown('obligation_rules', 'cases', cases)).toBe('Simples Nacional ou MEI, com empregados; todos');
  expect(shown('obligations', 'due_reasons', ['Feriado.', 'Portaria.'])).toBe('Feriado.; Portaria.');
});
