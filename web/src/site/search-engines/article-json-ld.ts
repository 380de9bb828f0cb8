import { firm } from '#config/firm.ts';
import type { Article } from '#site/blog/article.ts';
import { shareImageOf } from '#site/page.ts';
import { absolute } from './absolute.ts';
import { firmReference } from './firm-json-ld.ts';

export const articleJsonLd = (article: Article) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  image: absolute(shareImageOf(article.path)),
  datePublished: article.date,
  dateModified: article.updated,
  inLanguage: 'pt-BR',
  wordCount: article.words,
  mainEntityOfPage: absolute(article.path),
  // The firm signs; the role says who wrote.
  author: { '@type': 'Organization', name: firm.name, url: absolute('/') },
  publisher: firmReference,
  citation: article.sources.map(({ url }) => url),
  about: article.services.map(({ title }) => title),
});
