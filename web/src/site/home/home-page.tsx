import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { firmJsonLd } from '../content/firm-json-ld.ts';
import type { SitePage } from '../page.ts';
import { Closing } from './closing.tsx';
import { Figures } from './figures.tsx';
import { Hero } from './hero.tsx';
import { PortalBand } from './portal-band.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

export const homePage: SitePage = {
  path: paths.home,
  file: 'index.html',
  title: `${firm.name}: contabilidade consultiva em ${firm.address.city}`,
  description:
    'Contabilidade para empresas e MEI com atendimento consultivo, portal do cliente que funciona sem internet e certificado digital incluído.',
  menuLabel: 'Início',
  jsonLd: [firmJsonLd],
  body: (
    <>
      <Hero />
      <Figures />
      <ServicesPanel />
      <PortalBand />
      <TestimonialsSection />
      <Closing />
    </>
  ),
};
