import { expect, test } from 'vitest';
import { checkServiceForm, NEW_SERVICE, toServiceFormValues } from './service-form.ts';

const typed = { ...toServiceFormValues(NEW_SERVICE), name: 'Abertura de empresa' };
const centsOf = (price: string) => {
  const checked = checkServiceForm({ ...typed, price });
  return checked.ok ? checked.fields.price_cents : checked.errors.price;
};

test('a price is stored in cents, whichever way it was typed', () => {
  expect([centsOf('350'), centsOf('350.5'), centsOf('1.234,56'), centsOf('0,29')]).toEqual([
    35_000, 35_050, 123_456, 29,
  ]);
});

test('no price means on request', () => {
  expect(centsOf(' ')).toBeNull();
});

test('what is no price is said to be none', () => {
  for (const price of ['abc', '1,234', '-5', '1e9', '99999999999']) {
    expect(centsOf(price)).toBe('Confira o preço. Exemplo: 350,00');
  }
});

test('a service needs a name and is active unless said otherwise', () => {
  expect(checkServiceForm({ ...typed, name: '  ' })).toEqual({
    ok: false,
    errors: { name: 'Informe o nome do serviço.' },
  });
  expect(checkServiceForm(typed)).toMatchObject({ ok: true, fields: { is_active: true, description: null } });
});

test('a stored service comes back into the form as it was', () => {
  const stored = { name: 'IRPF', description: 'Anual', price_cents: 12_050, is_active: false };
  const checked = checkServiceForm(toServiceFormValues(stored));
  expect(checked).toEqual({ ok: true, fields: stored });
});
