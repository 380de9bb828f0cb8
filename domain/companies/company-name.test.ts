import { expect, it } from 'vitest';
import { companyInitials, withoutLegalForm } from './company-name.ts';

it.each([
  ['Padaria Pão Dourado Ltda', 'Padaria Pão Dourado'],
  ['Distribuidora Rio Claro S/A', 'Distribuidora Rio Claro'],
  ['Doces da Vovó Ltda ME', 'Doces da Vovó'],
  ['Clínica Souza S/S', 'Clínica Souza'],
  ['Ana Me Souza', 'Ana Me Souza'],
  ['ME', 'ME'],
])('shortens %s to %s', (name, short) => {
  expect(withoutLegalForm(name)).toBe(short);
});

it.each([
  ['Padaria Pão Dourado Ltda', 'PD'],
  ['Papelaria Ponto e Vírgula LTDA.', 'PV'],
  ['Construtora Horizonte S/A', 'CH'],
  ['Mendes e Filhos S.A.', 'MF'],
  ['Oficina EIRELI', 'O'],
  ['Me', 'M'],
])('the letters of %s are %s', (name, letters) => {
  expect(companyInitials(name)).toBe(letters);
});
