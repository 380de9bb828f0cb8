import { expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

const file = (...lines: string[]) => ['---', ...lines, '---', '', 'Texto.', ''].join('\n');

it('reads fields, lists and the text below', () => {
  expect(
    splitFrontMatter(
      file('title: DAS, o que muda', 'version: 1.0', 'sources:', '  - Um | https://a.example', '  - Dois'),
    ),
  ).toEqual({
    fields: { title: 'DAS, o que muda', version: '1.0', sources: ['Um | https://a.example', 'Dois'] },
    body: 'Texto.',
  });
});

it('takes the quotes off a value, and leaves those inside it', () => {
  const { fields } = splitFrontMatter(file(`title: 'Um "dia" útil'`, 'other: o "dia"'));
  expect(fields).toEqual({ title: 'Um "dia" útil', other: 'o "dia"' });
});

it('reads files with Windows line ends', () => {
  expect(splitFrontMatter('---\r\ntitle: Um\r\n---\r\nTexto.\r\n')).toEqual({
    fields: { title: 'Um' },
    body: 'Texto.',
  });
});

it.each([
  ['a file without the block', 'Texto.', /begin with a block/],
  ['a line that is no field', file('title: Um', 'solta'), /line 2.*solta/s],
  ['a colon outside quotes', file('title: DAS: o que muda'), /line 1.*DAS: o que muda/s],
  ['an item without a list', file('title: Um', '- dois'), /line 2.*- dois/s],
  ['a field that is there twice', file('title: Um', 'title: Dois'), /Map keys must be unique at line 2/],
])('refuses %s', (_, text, message) => {
  expect(() => splitFrontMatter(text)).toThrow(message);
});
