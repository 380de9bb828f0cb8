import { describe, expect, it } from 'vitest';
import { composeMail, type MailContent } from './compose-mail.ts';
import { MAIL_KINDS } from '@portal/domain';

const CONTENT: MailContent = {
  kind: 'password_reset',
  to: 'ana@cliente.example',
  name: 'Ana Dias',
  firm: { name: 'Aurora Contabilidade', email: 'contato@aurora.example' },
  link: 'https://aurora.example/reset-password?oobCode=a_b-1',
};
const compose = (change: Partial<MailContent> = {}) =>
  composeMail({ ...CONTENT, ...change }, 'portal@aurora.example', 'reset_1');

describe('an e-mail', () => {
  it('greets by name, carries the link on a line of its own and is signed by the firm', () => {
    const { text, subject } = compose();
    expect(text.startsWith('Olá, Ana Dias!\n')).toBe(true);
    expect(text).toContain('\nhttps://aurora.example/reset-password?oobCode=a_b-1\n');
    expect(text).toContain('Equipe Aurora Contabilidade');
    expect(subject).toBe('Redefinição de senha – Aurora Contabilidade');
  });

  it('is one event: the same message id every time', () => {
    expect(compose().messageId).toBe('<reset_1@aurora.example>');
  });

  it('keeps line breaks of the names of people and firms out of its headers', () => {
    const broken = 'Ana\r\nBcc: todos@evil.example';
    const mail = compose({ name: broken, firm: { name: broken, email: null } });
    for (const header of [mail.subject, mail.from.name, mail.to.name, mail.messageId]) {
      expect(header).not.toMatch(/[\r\n]/);
    }
    expect(mail.text.startsWith('Olá!\n')).toBe(true);
  });

  it('shows markup in a firm’s name as text', () => {
    const { html } = compose({ firm: { name: '<img src=x onerror=alert(1)> & "Cia"', email: null } });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Cia&quot;');
  });

  it('cannot leave the link’s attribute', () => {
    const { html } = compose({ link: 'https://aurora.example/?a="><script>' });
    expect(html).not.toContain('<script>');
  });

  it('says that the account was approved in the notice of approval and nowhere else', () => {
    const saying = MAIL_KINDS.filter((kind) => {
      const { subject, text } = compose({ kind });
      return /aprovada/i.test(subject + text);
    });
    expect(saying).toEqual(['account_approved']);
  });
});

describe('what an e-mail looks like', () => {
  it('has the firm’s name and colour on top, and fetches nothing', () => {
    const { html } = compose({ firm: { ...CONTENT.firm, colour: '#8A1C4A' } });
    expect(html).toContain(
      'background:#8A1C4A;color:#FFFFFF;font-size:18px;font-weight:bold">Aurora Contabilidade<',
    );
    expect(html).not.toMatch(/<img|<link|url\(|@import|src=/);
  });

  it('darkens a colour that nobody could read, and takes the usual one where the firm chose none', () => {
    expect(compose({ firm: { ...CONTENT.firm, colour: '#FFE600' } }).html).not.toContain('#FFE600');
    expect(compose().html).toContain('background:#0F5C5C');
  });

  it('says how to reach the firm where its address is known', () => {
    const line = 'Para falar com o escritório, responda a esta mensagem.';
    expect(compose().text).toContain(line);
    expect(compose().html).toContain(line);
    expect(compose({ firm: { ...CONTENT.firm, email: null } }).text).not.toContain(line);
  });
});

describe('the firm’s register of slips', () => {
  const hash = '3f9a2c71'.padEnd(64, '0');
  const register = { date: '2026-11-24', hash };

  it('is in the foot as one short line, and whole in a header', () => {
    const { text, html, headers } = compose({ register });
    for (const part of [text, html]) expect(part).toContain('Registro de guias de 24/11/2026: 3f9a2c71…');
    expect(headers['X-Registro-Guias']).toBe(`2026-11-24 ${hash}`);
  });

  it('is not mentioned where there is none', () => {
    for (const none of [undefined, null]) {
      const { text, headers } = compose(none === undefined ? {} : { register: none });
      expect(text).not.toContain('Registro');
      expect(headers).not.toHaveProperty('X-Registro-Guias');
    }
  });
});

describe('the way out of notices', () => {
  const unsubscribe = 'https://aurora.example/cancelar-avisos/abc';

  it('is a button of the mail program, which posts, and a link in both parts', () => {
    const { text, html, headers } = compose({ unsubscribe });
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(`\n${unsubscribe}\n`);
    expect(html).toContain(`href="${unsubscribe}"`);
  });

  it('is not in an e-mail that cannot be switched off', () => {
    const { text, html, headers } = compose();
    expect(headers).not.toHaveProperty('List-Unsubscribe');
    expect(headers).not.toHaveProperty('List-Unsubscribe-Post');
    expect(text + html).not.toContain('Não quero mais receber');
  });
});
