import { describe, expect, it } from 'vitest';
import { greetingName, headerText } from './header-text.ts';

describe('text in a header', () => {
  it.each([
    ['Ana\r\nBcc: todos@evil.example', 'Ana Bcc: todos@evil.example'],
    ['Ana\nSubject: outro', 'Ana Subject: outro'],
    ['Ana\u2028Bcc: x', 'Ana Bcc: x'],
    ['Ana\u0000\u0085Dias', 'Ana Dias'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['  Padaria   Pão Dourado  ', 'Padaria Pão Dourado'],
  ])('stays on one line: %j', (given, expected) => {
    expect(headerText(given)).toBe(expected);
  });

  it('is cut to a length that every server takes', () => {
    expect(headerText('a'.repeat(500))).toHaveLength(120);
  });
});

describe('the name in a greeting', () => {
  it.each(["João d'Ávila", 'Maria-José S. Costa', 'José', 'Ana  Dias'])('is kept: %s', (name) => {
    expect(greetingName(name)).toBe(name.replace('  ', ' '));
  });

  it.each([
    'Ganhe dinheiro em evil.example',
    'http://evil.example',
    'Ligue 11 99999-0000',
    'ana@evil.example',
    'Ana\r\nBcc: todos@evil.example',
    '<b>Ana</b>',
    'Um texto que é longo demais para ser o nome de qualquer pessoa que exista',
  ])('is left out when it is no name: %j', (text) => {
    expect(greetingName(text)).toBe('');
  });
});
