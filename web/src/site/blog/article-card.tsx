import { Clock } from 'lucide-react';
import { WallPicture } from '#site/drawings/wall.tsx';
import { longDate } from '#site/markdown/long-date.ts';
import type { Article } from './article.ts';

type ArticleCardProps = {
  readonly article: Article;
  /** Over the whole width, for the newest one. */
  readonly isLarge?: boolean;
  /** The level that fits the page's outline. */
  readonly Title?: 'h2' | 'h3';
};

export function ArticleCard({ article, isLarge = false, Title = 'h2' }: ArticleCardProps) {
  const [{ title: category, family }] = article.services;
  return (
    <article className={isLarge ? 'article-card large' : 'article-card'}>
      <WallPicture
        className="article-card-wall"
        seed={article.slug}
        family={family}
        columns={6}
        rows={isLarge ? 5 : 2}
      />
      <div className="article-card-text">
        <p className="category">{category}</p>
        <Title>
          <a href={article.path}>{article.title}</a>
        </Title>
        <p className="muted">{article.description}</p>
        <p className="meta">
          <time dateTime={article.date}>{longDate(article.date)}</time>
          <span>
            <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
            {article.minutes} min de leitura
          </span>
        </p>
      </div>
    </article>
  );
}
