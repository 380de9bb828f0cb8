import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const links = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));

it('finds URLs in the middle of a text and leaves every letter where it was', () => {
  const text = 'Veja (https://gov.br/pt(1)), e https://a.example/b?c=d#e. Obrigado!';
  expect(links(text)).toEqual([
    ['https://gov.br/pt(1)', 'https://gov.br/pt(1)'],
    ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ]);
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('makes no link of anything but a plain https URL', () => {
  const texts = [
    'http://a.example',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://banco.example@outro.example',
    'https://',
    'https://localhost',
    'www.a.example',
    '<a href="x">a</a>',
  ];
  for (const text of texts) expect(textParts(text), text).toEqual([{ kind: 'text', text }]);
});

it('does not let a tag into the URL', () => {
  expect(links('https://a.example/<script>alert(1)</script>')).toEqual([
    ['https://a.example/', 'https://a.example/'],
  ]);
});
