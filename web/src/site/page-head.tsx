import { firm } from '#config/firm.ts';
import type { SitePage } from './page.ts';

interface PageHeadProps {
  readonly page: SitePage;
}

export function PageHead({ page }: PageHeadProps) {
  const address = `https://${firm.domain}${page.path}`;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.isHidden === true ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={firm.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`https://${firm.domain}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {page.jsonLd?.map((data, index) => (
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
