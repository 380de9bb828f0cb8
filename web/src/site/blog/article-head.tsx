import { CalendarDays, Clock, RefreshCw, UserRound } from 'lucide-react';
import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { WallPicture } from '#site/drawings/wall.tsx';
import { longDate } from '#site/markdown/long-date.ts';
import type { Article } from './article.ts';

export function ArticleHead({ article }: { readonly article: Article }) {
  const [{ id, title: category, family }] = article.services;
  return (
    <header className="page-top article-top">
      <div className="wrap">
        <nav className="crumbs" aria-label="Você está em">
          <a href={paths.blog}>Blog</a>
          <a href={`${paths.services}#${id}`}>{category}</a>
        </nav>
        <h1>{article.title}</h1>
        <p className="lead">{article.description}</p>
        <ul className="meta">
          <li>
            <UserRound size={16} strokeWidth={1.75} aria-hidden="true" />
            {article.authorRole}, {firm.name}
          </li>
          <li>
            <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
            {article.minutes} min de leitura
          </li>
          <li>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden="true" />
            <time dateTime={article.date}>{longDate(article.date)}</time>
          </li>
          {article.updated !== article.date && (
            <li>
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />
              Atualizado em
              <time dateTime={article.updated}>{longDate(article.updated)}</time>
            </li>
          )}
        </ul>
      </div>
      <WallPicture className="page-top-mural" seed={article.slug} family={family} columns={5} rows={4} />
    </header>
  );
}
