import { paths } from '#config/paths.ts';
import { messages, whatsappLink } from '#site/content/contact-links.ts';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';
import { longDate } from '#site/markdown/long-date.ts';
import { absolute } from '#site/search-engines/absolute.ts';
import type { Article } from './article.ts';

/** What the article rests on, and what it is not. */
export function Sources({ article }: { readonly article: Article }) {
  const shared = `https://wa.me/?text=${encodeURIComponent(`${article.title}\n${absolute(article.path)}`)}`;
  return (
    <footer className="sources">
      <h2 id="fontes">Fontes</h2>
      <ol>
        {article.sources.map(({ text, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ol>
      <p className="muted">
        Conferido em {longDate(article.updated)}. O texto explica a regra geral; o seu caso pode ter detalhes
        que mudam a resposta. <a href={paths.contact}>Fale com um contador</a> antes de decidir.
      </p>
      <div className="actions">
        <a className="button outline" href={shared} target="_blank" rel="noopener">
          <WhatsAppIcon />
          Enviar este artigo
        </a>
        <a
          className="button solid"
          href={whatsappLink(messages.service(article.services[0].title))}
          target="_blank"
          rel="noopener"
        >
          Perguntar a um contador
        </a>
      </div>
    </footer>
  );
}
