import { expect, it } from 'vitest';
import { waitingEntry } from '#data/testing/outbox-entry.ts';
import { refusedText } from './refused-text.ts';

const refused = (...titles: string[]) =>
  titles.map((title) => ({ title, entry: waitingEntry(title, { error_kind: 'permission_denied' }) }));

it('names one record and says why it was not taken', () => {
  expect(refusedText(refused('Padaria'))).toBe(
    'Padaria: O servidor não aceitou: sua conta não tem permissão para isto agora. Tudo continua guardado aqui.',
  );
});

it('names the first of several, and counts the others', () => {
  expect(refusedText(refused('Padaria', 'Oficina'))).toContain('Padaria e Oficina. Nada se perdeu');
  expect(refusedText(refused('Padaria', 'Oficina', 'Mercado', 'Bar'))).toContain(
    'Padaria, Oficina e mais 2.',
  );
});
