import { type Article, readArticle } from './article.ts';

const files = import.meta.glob<string>('./articles/*.md', { eager: true, query: '?raw', import: 'default' });

/** Every article, newest first. */
export const articles: readonly Article[] = Object.entries(files)
  .map(([file, text]) => readArticle(file.replace('./', 'blog/'), text))
  .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'pt-BR'));
