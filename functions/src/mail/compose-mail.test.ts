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
