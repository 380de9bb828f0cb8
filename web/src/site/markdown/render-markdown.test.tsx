import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';
import { renderMarkdown } from './render-markdown.ts';

describe('headings', () => {
  it('get an id from their text, and the second of a kind a number', () => {
    const { headings } = renderMarkdown('## O que é o DAS?\n\n## O que é o DAS?\n\n### Detalhe');
    expect(headings).toEqual([
      { id: 'o-que-e-o-das', text: 'O que é o DAS?' },
      { id: 'o-que-e-o-das-2', text: 'O que é o DAS?' },
    ]);
  });

  it('are listed as they are read, without marks and entities', () => {
    expect(renderMarkdown('## Café & **pão**').headings).toEqual([{ id: 'cafe-pao', text: 'Café & pão' }]);
  });
});

describe('links', () => {
  it('outside open in a tab that knows nothing of this one, those inside stay', () => {
    const { html } = renderMarkdown('[a](https://a.example/?x=1&y=2) [b](/servicos#mei)');
    expect(html).toContain('<a href="https://a.example/?x=1&amp;y=2" target="_blank" rel="noopener">a</a>');
    expect(html).toContain('<a href="/servicos#mei">b</a>');
  });

  it.each(['javascript:alert(1)', 'http://a.example', '//a.example', 'servicos', 'data:text/html,x'])(
    'to %s are refused',
    (href) => {
      expect(() => renderMarkdown(`[a](${href})`)).toThrow('is not allowed');
    },
  );
});

it.each([
  ['raw HTML', 'Um <script>alert(1)</script>', 'raw HTML'],
  ['a picture', '![a](/a.png)', 'pictures'],
  ['a second title', '# Título', 'the title is above'],
])('refuses %s', (_, text, message) => {
  expect(() => renderMarkdown(text)).toThrow(message);
});

it('lets each wide table scroll by keyboard, under a name of its own', () => {
  const table = '| a | b |\n| - | - |\n| 1 | 2 |';
  document.body.innerHTML = renderMarkdown(`${table}\n\nTexto.\n\n${table}`).html;
  const frames = [...document.querySelectorAll('.table[tabindex="0"]')];
  expect(frames.map((frame) => frame.getAttribute('aria-label'))).toEqual(['Tabela 1', 'Tabela 2']);
  expect(frames[1]?.querySelector('table td')?.textContent).toBe('1');
});

describe('the reading time', () => {
  it('counts words and numbers, not marks and URLs', () => {
    expect(
      renderMarkdown('Pague **R$ 1.202,02** até [20/11](https://a.example/b/c) no pró-labore.').words,
    ).toBe(7);
  });

  it.each([
    [1, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('of %i words is %i min', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
