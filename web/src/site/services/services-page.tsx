import { Clock, Lock, ThumbsUp } from 'lucide-react';
import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { ClosingBand } from '#site/layout/closing-band.tsx';
import { PageHeadSection } from '#site/layout/page-head-section.tsx';
import type { SitePage } from '#site/page.ts';
import { servicesJsonLd } from '#site/search-engines/services-json-ld.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ServiceCards } from './service-cards.tsx';

const badges = [
  { Icon: Clock, text: 'Atendimento 24h' },
  { Icon: ThumbsUp, text: '99% Satisfação' },
  { Icon: Lock, text: 'Portal Exclusivo' },
];

export const servicesPage: SitePage = {
  path: paths.services,
  title: `Nossos Serviços: contabilidade, fiscal, folha e mais | ${firm.name}`,
  description:
    'Nove serviços contábeis: contabilidade empresarial, fiscal, folha, abertura de empresas, BPO financeiro, consultoria, MEI, certificado digital e parcelamentos.',
  menuLabel: 'Serviços',
  updated: '2026-11-20',
  styles: 'page',
  trail: [],
  share: { title: 'Nove serviços, um só contador para chamar', section: 'Nossos Serviços' },
  jsonLd: [servicesJsonLd],
  body: (
    <>
      <PageHeadSection
        title="Nossos Serviços"
        lead="Da abertura do CNPJ ao balanço anual. Cada serviço começa com uma conversa e um valor por escrito."
      >
        <ul className="badges">
          {badges.map(({ Icon, text }) => (
            <li key={text}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </PageHeadSection>
      <ServiceCards />
      <HowItWorks />
      <ClosingBand
        title="Não achou o que precisa?"
        lead="Conte o caso. Se não for conosco, dizemos com quem é."
      >
        <a className="button solid large" href={paths.contact}>
          Fale Conosco
        </a>
      </ClosingBand>
    </>
  ),
};
