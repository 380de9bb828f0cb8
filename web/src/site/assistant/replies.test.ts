import { describe, expect, it } from 'vitest';
import { firm } from '#config/firm.ts';
import { sitePages } from '#site/pages.ts';
import { replyTo } from './replies.ts';

describe('replyTo', () => {
  it.each([
    ['Serviços', 'Departamento Pessoal'],
    ['quais SERVICOS voces fazem?', 'Departamento Pessoal'],
    ['Preços', firm.promises.answer],
    ['qual o preco?', 'orçamento é gratuito'],
    ['Quanto custa?', 'orçamento é gratuito'],
    ['Contato', firm.whatsapp.shown],
    ['contato', firm.email],
    ['horário', 'segunda a sexta, 8h às 18h; sábado, 8h às 12h'],
    ['HORARIO', '8h às 18h'],
    ['Abertura', '3 a 5 dias úteis'],
    ['quero abrir uma empresa', '3 a 5 dias úteis'],
  ])('answers %j with the facts of the firm', (message, fact) => {
    expect(replyTo(message).text).toContain(fact);
  });

  it('answers the narrower question when a message touches two', () => {
    expect(replyTo('preço dos serviços')).toBe(replyTo('preço'));
    expect(replyTo('horário de abertura')).toBe(replyTo('horário'));
  });

  it('takes whole words only', () => {
    expect(replyTo('preciso de ajuda')).toBe(replyTo('xyz'));
  });

  it.each(['serviços', 'preço', 'contato', 'horário', 'abertura', 'xyz'])(
    'leads from %j to pages that exist, or to the messenger, the phone and the mailbox',
    (message) => {
      const { links } = replyTo(message);
      expect(links.length).toBeGreaterThan(0);
      const pages: readonly string[] = sitePages.map(({ path }) => path);
      for (const { href } of links) {
        if (href.startsWith('/')) expect(pages).toContain(href.split('?')[0]);
        else expect(href).toMatch(/^(https:\/\/wa\.me\/\d+\?text=.|tel:\+\d+$|mailto:[^@]+@.)/);
      }
    },
  );
});
