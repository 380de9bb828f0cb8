import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import type { SitePage } from '#site/page.ts';
import { firmJsonLd, websiteJsonLd } from '#site/search-engines/firm-json-ld.ts';
import { BackToTop } from './back-to-top.tsx';
import { BlogTeaser } from './blog-teaser.tsx';
import { Closing } from './closing.tsx';
import { Confirmation } from './confirmation.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { PortalBand } from './portal-band.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

export const homePage: SitePage = {
  path: paths.home,
  title: `${firm.name}: contabilidade consultiva em ${firm.address.city}`,
  description:
    'Contabilidade para empresas e MEI com atendimento consultivo, portal do cliente que funciona sem internet e certificado digital incluído.',
  menuLabel: 'Início',
  updated: '2026-11-20',
  styles: 'home',
  trail: [],
  share: { title: 'Foco em resultados e compromisso com o seu sucesso', section: firm.tagline },
  jsonLd: [firmJsonLd, websiteJsonLd],
  body: (
    <>
      <Hero />
      <Figures />
      <ServicesPanel />
      <div className="below">
        <BackToTop />
        <PortalBand />
        <TestimonialsSection />
        <BlogTeaser />
        <Closing />
      </div>
      <Confirmation />
    </>
  ),
};
