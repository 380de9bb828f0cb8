import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { Contents } from '#site/markdown/contents.tsx';
import { Prose } from '#site/markdown/prose.tsx';
import type { SitePage } from '#site/page.ts';
import { articleJsonLd } from '#site/search-engines/article-json-ld.ts';
import { ArticleHead } from './article-head.tsx';
import type { Article } from './article.ts';
import { MoreArticles } from './more-articles.tsx';
import { RelatedServices } from './related-services.tsx';
import { Sources } from './sources.tsx';

type Neighbours = {
  readonly older: Article | undefined;
  readonly newer: Article | undefined;
};

export const articlePage = (article: Article, neighbours: Neighbours): SitePage => ({
  path: article.path,
  title: `${article.title} | ${firm.shortName}`,
  description: article.description,
  menuLabel: null,
  published: article.date,
  updated: article.updated,
  styles: 'reading',
  trail: [{ path: paths.blog, label: 'Blog' }],
  share: { title: article.title, section: article.services[0].title, family: article.services[0].family },
  jsonLd: [articleJsonLd(article)],
  body: (
    <article>
      <ArticleHead article={article} />
      <div className="wrap reading">
        <Contents title="Neste artigo" headings={article.headings} />
        <div className="reading-text">
          <Prose html={article.html} />
          <Sources article={article} />
        </div>
      </div>
      <RelatedServices services={article.services} />
      <MoreArticles {...neighbours} />
    </article>
  ),
});
