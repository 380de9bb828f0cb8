import type { ReactNode } from 'react';
import { AssistantButton } from '#site/assistant/assistant-button.tsx';
import { whatsappLink, messages } from '#site/content/contact-links.ts';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';
import type { SitePage } from '#site/page.ts';
import type { MenuEntry } from './menu-entry.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type SiteLayoutProps = {
  readonly menu: readonly MenuEntry[];
  readonly page: SitePage;
  readonly children: ReactNode;
};

export function SiteLayout({ menu, page, children }: SiteLayoutProps) {
  return (
    <>
      <a className="skip" href="#conteudo">
        Pular para o conteúdo
      </a>
      <SiteHeader menu={menu} page={page} />
      <main id="conteudo">{children}</main>
      <SiteFooter menu={menu} />
      <aside className="floating" aria-label="Atalho de contato">
        <a
          href={whatsappLink(messages.greeting)}
          target="_blank"
          rel="noopener"
          aria-label="Conversar no WhatsApp"
        >
          <WhatsAppIcon />
          <span className="floating-text">WhatsApp</span>
        </a>
      </aside>
      <AssistantButton />
    </>
  );
}
