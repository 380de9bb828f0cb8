import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { absolute } from '#site/search-engines/absolute.ts';
import type { Article } from './article.ts';

/** RSS 2.0, with the whole text of every article: readers may read where they like. */
export function rss(articles: readonly Article[]): string {
  const newest = articles[0];
  const channel = [
    element('title', `Blog da ${firm.name}`),
    element('link', absolute(paths.blog)),
    element('description', 'Contabilidade em português claro, com a fonte de cada informação.'),
    element('language', 'pt-br'),
    `<atom:link href="${absolute(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    // Of the newest article, not of the build: the same texts give the same file.
    ...(newest === undefined ? [] : [element('lastBuildDate', rfc822(newest.date))]),
    ...articles.map(item),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`;
}

function item(article: Article): string {
  const address = absolute(article.path);
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    `<guid isPermaLink="true">${escaped(address)}</guid>`,
    element('pubDate', rfc822(article.date)),
    ...article.services.map(({ title }) => element('category', title)),
    element('description', article.description),
    element('content:encoded', withFullAddresses(article.html)),
    '</item>',
  ].join('\n');
}

/** In a feed reader a path would lead to the reader's own site. */
const withFullAddresses = (html: string) => html.replaceAll('href="/', `href="${absolute('/')}`);

/** Articles have a day and no hour; noon in Brasília is the same day in all of Brazil. */
const rfc822 = (date: string) => new Date(`${date}T15:00:00Z`).toUTCString().replace('GMT', '+0000');

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
