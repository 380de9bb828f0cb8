import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { ClosingBand } from '#site/layout/closing-band.tsx';
import { PageHeadSection } from '#site/layout/page-head-section.tsx';
import type { SitePage } from '#site/page.ts';
import { History } from './history.tsx';
import { Timeline } from './timeline.tsx';
import { Values } from './values.tsx';

export const aboutPage: SitePage = {
  path: paths.about,
  title: `Quem Somos: a contabilidade por trás do portal | ${firm.name}`,
  description: `A história, a missão e os valores da ${firm.name}: desde ${firm.foundedIn} ao lado de quem toca o próprio negócio.`,
  menuLabel: 'Quem Somos',
  updated: '2026-11-20',
  styles: 'page',
  trail: [],
  share: { title: 'A contabilidade por trás do portal', section: 'Quem Somos' },
  body: (
    <>
      <PageHeadSection
        title="Quem Somos"
        lead={`Desde ${firm.foundedIn} cuidamos das contas de quem cuida do próprio negócio, do MEI à média empresa.`}
      />
      <History />
      <Values />
      <Timeline />
      <ClosingBand
        title="Vamos conversar sobre o seu negócio?"
        lead="A primeira conversa é gratuita e já sai com o próximo passo."
      >
        <a className="button solid large" href={paths.contact}>
          Fale Conosco
        </a>
        <a className="button band-outline large" href={paths.services}>
          Conheça os serviços
        </a>
      </ClosingBand>
    </>
  ),
};
