import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { type SitePage, shareImageOf } from './page.ts';
import { absolute } from './search-engines/absolute.ts';
import { breadcrumbsJsonLd } from './search-engines/breadcrumbs-json-ld.ts';
import { pageStyles } from './styles/page-styles.ts';
import { firmColorsCss } from './styles/firm-colors.ts';

type PageHeadProps = {
  readonly page: SitePage;
};

export function PageHead({ page }: PageHeadProps) {
  const { canvas } = firm.colors;
  const jsonLd = [...(page.jsonLd ?? []), ...breadcrumbsJsonLd(page)];
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" content={canvas.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={canvas.dark} media="(prefers-color-scheme: dark)" />
      <style dangerouslySetInnerHTML={{ __html: firmColorsCss(firm.colors) + pageStyles[page.styles] }} />
      {page.isHidden === true ? <meta name="robots" content="noindex" /> : <Sharing page={page} />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Blog da ${firm.shortName}`}
        href={paths.feed}
      />
      {jsonLd.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          // '<' must not end the script element early.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

function Sharing({ page }: PageHeadProps) {
  const address = absolute(page.path);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content={page.published === undefined ? 'website' : 'article'} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={page.share?.title ?? page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      {page.published !== undefined && (
        <>
          <meta property="article:published_time" content={page.published} />
          <meta property="article:modified_time" content={page.updated} />
        </>
      )}
      {page.share !== null && (
        <>
          <meta property="og:image" content={absolute(shareImageOf(page.path))} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${page.share.title}. ${firm.name}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
