import { ArrowRight } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { ArticleCard } from '#site/blog/article-card.tsx';
import { articles } from '#site/blog/articles.ts';

/** As many as are side by side. */
const SHOWN = 3;

export function BlogTeaser() {
  return (
    <section className="section last" aria-labelledby="do-blog">
      <div className="wrap">
        <div className="section-head beside">
          <h2 id="do-blog">Para ler antes de decidir</h2>
          <a className="more" href={paths.blog}>
            Todos os artigos
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </div>
        <div className="article-cards">
          {articles.slice(0, SHOWN).map((article) => (
            <ArticleCard key={article.slug} article={article} Title="h3" />
          ))}
        </div>
      </div>
    </section>
  );
}
