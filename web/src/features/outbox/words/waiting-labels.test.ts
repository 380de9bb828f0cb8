import { expect, it } from 'vitest';
import type { WaitingReason } from '#data/outbox/waiting-reason.ts';
import { waitingEntry } from '#data/testing/outbox-entry.ts';
import { waitingText } from './waiting-labels.ts';

const names = { titleOf: () => 'Padaria', filenameOf: () => 'guia.pdf' };
const said = (reason: WaitingReason) => waitingText(reason, names).text;
const at = Date.parse('2026-11-20T17:32:00Z');
const failures = { kind: 'unavailable', count: 3 };

it.each<[WaitingReason, string]>([
  [{ kind: 'sending' }, 'Está sendo enviado agora'],
  [{ kind: 'sign_in' }, 'Espera você entrar de novo'],
  [{ kind: 'connection' }, 'Espera a conexão'],
  [{ kind: 'same_record' }, 'Espera uma alteração anterior deste registro ser enviada'],
  [{ kind: 'held' }, 'Espera alguns segundos: ainda dá para desfazer'],
  [{ kind: 'turn' }, 'Sai em seguida'],
  [{ kind: 'file', document_id: 'd', percent: 40, retry: null }, 'Espera o envio do arquivo guia.pdf, 40 %'],
  [
    { kind: 'file', document_id: 'd', percent: 0, retry: { at, failures } },
    'O arquivo guia.pdf tenta de novo às 14:32, depois de 3 tentativas: o servidor não respondeu',
  ],
  [
    { kind: 'retry', retry: { at, failures: { kind: 'contention', count: 1 } } },
    'Tenta de novo às 14:32, depois de uma tentativa: outra alteração do mesmo registro passou na frente',
  ],
  [
    { kind: 'retry', retry: { at, failures: { kind: 'of_tomorrow', count: 2 } } },
    'Tenta de novo às 14:32, depois de 2 tentativas: não deu certo',
  ],
])('says %j', (reason, text) => {
  expect(said(reason)).toBe(text);
});

it.each([
  ['clients', 'create', 'Espera o cadastro de Padaria ser enviado'],
  ['clients', 'patch', 'Espera a alteração de Padaria ser enviada'],
  ['clients', 'remove', 'Espera a remoção de Padaria ser enviada'],
  ['messages', 'create', 'Espera a mensagem “Padaria” ser enviada'],
  ['documents', 'create', 'Espera o documento Padaria ser enviado'],
  ['service_requests', 'create', 'Espera a solicitação “Padaria” ser enviada'],
] as const)('names what goes before: %s, %s', (entity, kind, text) => {
  expect(said({ kind: 'other_record', before: waitingEntry('a', { entity, kind }) })).toBe(text);
});

it('leads to what the person must decide about', () => {
  expect(waitingText({ kind: 'person', behind: waitingEntry('a') }, names)).toEqual({
    text: 'Espera você decidir sobre Padaria',
    behind: 'a',
  });
});
