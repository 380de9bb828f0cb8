import { describe, expect, it } from 'vitest';
import { readArticle } from './article.ts';

const fields = {
  title: 'O DAS de novembro',
  description: 'Vence no dia 23.',
  date: '2026-11-18',
  updated: '2026-11-20',
  author_role: 'Contadora',
  services: 'fiscal, mei',
  sources: '\n  - Resolução CGSN 140 | https://www.gov.br/receitafederal/pt-br',
};

function fileWith(
  changes: Partial<Record<keyof typeof fields | 'slug' | 'extra', string>> = {},
  body = 'Texto.',
) {
  const lines = Object.entries({ ...fields, ...changes }).map(([key, value]) => `${key}: ${value}`);
  return ['---', ...lines, '---', body].join('\n');
}

it('reads an article with its services, sources and reading time', () => {
  const article = readArticle('blog/articles/das-de-novembro.md', fileWith());
  expect(article).toMatchObject({
    slug: 'das-de-novembro',
    path: '/blog/das-de-novembro',
    authorRole: 'Contadora',
    minutes: 1,
    sources: [{ text: 'Resolução CGSN 140', url: 'https://www.gov.br/receitafederal/pt-br' }],
  });
  expect(article.services.map(({ title }) => title)).toEqual(['Fiscal e Tributário', 'Serviços para MEI']);
});

it('takes its URL from the front matter when that gives one', () => {
  expect(readArticle('x.md', fileWith({ slug: 'outro-endereco' })).path).toBe('/blog/outro-endereco');
});

describe('an article that cannot be published names its file and', () => {
  it.each([
    ['a description that search engines cut', { description: 'x'.repeat(156) }, /description/],
    ['a date that is none', { date: '2026-02-30' }, /date/],
    ['an update before the article', { updated: '2026-11-17' }, /updated/],
    ['a service that nobody offers', { services: 'fiscal, jardinagem' }, /"jardinagem" is no service/],
    ['no service', { services: '' }, /services/],
    ['no source', { sources: '' }, /sources/],
    ['a source without a safe URL', { sources: '\n  - Texto | http://a.example' }, /is not "Text \| https/],
    ['a field nobody knows', { extra: 'x' }, /extra/],
    ['a word of the firm that is unknown', { title: '{{cnpj}}' }, /"\{\{cnpj\}\}" is unknown/],
  ])('%s', (_, changes, message) => {
    const read = () => readArticle('blog/articles/das.md', fileWith(changes));
    expect(read).toThrow(message);
    expect(read).toThrow(/^blog\/articles\/das\.md: /);
  });

  it('no text', () => {
    expect(() => readArticle('blog/articles/das.md', fileWith({}, ''))).toThrow(
      'blog/articles/das.md: there is no text',
    );
  });

  it('a name that is no URL', () => {
    expect(() => readArticle('blog/articles/DAS de novembro.md', fileWith())).toThrow('cannot be a URL');
  });
});
