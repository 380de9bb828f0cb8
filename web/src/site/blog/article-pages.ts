import type { SitePage } from '#site/page.ts';
import { articlePage } from './article-page.tsx';
import { articles } from './articles.ts';

/** The articles are newest first: the next one in the list is the older one. */
export const articlePages: readonly SitePage[] = articles.map((article, index) =>
  articlePage(article, { older: articles[index + 1], newer: articles[index - 1] }),
);
