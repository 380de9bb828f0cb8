import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { Contents } from '#site/markdown/contents.tsx';
import { longDate } from '#site/markdown/long-date.ts';
import { Prose } from '#site/markdown/prose.tsx';
import type { SitePage } from '#site/page.ts';
import { legalLinks } from './legal-links.ts';
import { type LegalText, readLegalText } from './legal-text.ts';

const files = import.meta.glob<string>('./*.md', { eager: true, query: '?raw', import: 'default' });

export const legalPages: readonly SitePage[] = legalLinks.map(({ path }) => {
  const file = `.${path}.md`;
  const text = files[file];
  if (text === undefined) throw new Error(`legal${path}.md is missing`);
  return legalPage(path, readLegalText(`legal${path}.md`, text));
});

function legalPage(path: string, text: LegalText): SitePage {
  return {
    path,
    title: `${text.title} | ${firm.name}`,
    description: text.description,
    menuLabel: null,
    updated: text.date,
    styles: 'reading',
    trail: [],
    share: { title: text.title, section: firm.shortName },
    body: (
      <article>
        <header className="blog-top legal-top">
          <div className="wrap">
            <div>
              <h1>{text.title}</h1>
              <p className="lead">{text.description}</p>
              <p className="meta">
                <span>Versão {text.version}</span>
                <span>
                  Em vigor desde <time dateTime={text.date}>{longDate(text.date)}</time>
                </span>
              </p>
            </div>
          </div>
        </header>
        <div className="wrap reading">
          <Contents title="Nesta página" headings={text.headings} />
          <div className="reading-text">
            <Prose html={text.html} />
            <OtherTexts current={path} />
          </div>
        </div>
      </article>
    ),
  };
}

function OtherTexts({ current }: { readonly current: string }) {
  return (
    <footer className="sources">
      <h2 id="veja-tambem">Veja também</h2>
      <ul>
        {legalLinks
          .filter(({ path }) => path !== current)
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        <li>
          <a href={paths.contact}>Fale Conosco</a>
        </li>
      </ul>
    </footer>
  );
}
