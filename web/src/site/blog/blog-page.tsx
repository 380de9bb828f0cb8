import { Rss } from 'lucide-react';
import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { ClosingBand } from '#site/layout/closing-band.tsx';
import type { SitePage } from '#site/page.ts';
import { absolute } from '#site/search-engines/absolute.ts';
import { firmReference } from '#site/search-engines/firm-json-ld.ts';
import { ArticleCard } from './article-card.tsx';
import { articles } from './articles.ts';

export const blogPage: SitePage = {
  path: paths.blog,
  title: `Blog: contabilidade em português claro | ${firm.name}`,
  description:
    'Artigos sobre MEI, Simples Nacional, folha, impostos e prazos, escritos por contadores, com a fonte de cada informação.',
  menuLabel: 'Blog',
  updated: latest(articles.map(({ updated }) => updated)),
  styles: 'blog',
  trail: [],
  share: { title: 'Contabilidade em português claro', section: 'Blog' },
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      '@id': absolute(paths.blog),
      url: absolute(paths.blog),
      name: `Blog da ${firm.shortName}`,
      inLanguage: 'pt-BR',
      publisher: firmReference,
    },
  ],
  body: (
    <>
      <section className="blog-top">
        <div className="wrap">
          <div>
            <h1>Blog</h1>
            <p className="lead">
              Contabilidade em português claro: o que muda, até quando e quanto custa. Cada artigo traz a
              fonte e a data em que foi conferido.
            </p>
          </div>
          <a className="button outline" href={paths.feed}>
            <Rss size={16} strokeWidth={1.75} aria-hidden="true" />
            Assinar por RSS
          </a>
        </div>
      </section>
      <section className="section first" aria-label="Artigos">
        <div className="wrap article-cards">
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} isLarge={index === 0} />
          ))}
        </div>
      </section>
      <ClosingBand
        title="Ficou com uma dúvida?"
        lead={`Pergunte a um contador. Respondemos em ${firm.promises.answer}.`}
      >
        <a className="button solid large" href={paths.contact}>
          Fale Conosco
        </a>
      </ClosingBand>
    </>
  ),
};

function latest(dates: readonly string[]): string {
  return dates.reduce((last, date) => (date > last ? date : last), '');
}
