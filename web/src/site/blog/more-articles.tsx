import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Article } from './article.ts';

type MoreArticlesProps = {
  readonly older: Article | undefined;
  readonly newer: Article | undefined;
};

export function MoreArticles({ older, newer }: MoreArticlesProps) {
  if (older === undefined && newer === undefined) return null;
  return (
    <nav className="wrap more-articles" aria-label="Outros artigos">
      {older !== undefined && (
        <a href={older.path} rel="prev">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
          <span>
            <small>Artigo anterior</small>
            {older.title}
          </span>
        </a>
      )}
      {newer !== undefined && (
        <a href={newer.path} rel="next">
          <span>
            <small>Próximo artigo</small>
            {newer.title}
          </span>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </a>
      )}
    </nav>
  );
}
