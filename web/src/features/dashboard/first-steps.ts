import { paths } from '#config/paths.ts';
import type { Begun } from '#data/figures/beginning.ts';
import { createPath } from '#records/use-create-asked.ts';
import { type DescribedBy, isDescribed } from './is-described.ts';

export type FirstStep = {
  readonly name: 'firm' | keyof Begun;
  readonly title: string;
  readonly text: string;
  /** Where it is done, and what one does there. */
  readonly to: string;
  readonly action: string;
  /** null while this device cannot know. */
  readonly isDone: boolean | null;
};

const SYSTEM = `${paths.admin.settings}?aba=sistema`;

/** What a new firm does first, in an order in which each helps the next. */
export function firstSteps(begun: Begun, firm: DescribedBy | null): FirstStep[] {
  return [
    {
      name: 'firm',
      title: 'Conte quem é o escritório',
      text: 'Telefone, e-mail, endereço e a marca que todos veem ao entrar.',
      to: `${SYSTEM}#escritorio`,
      action: 'Preencher os dados',
      isDone: firm === null ? null : isDescribed(firm),
    },
    {
      name: 'clients',
      title: 'Traga os clientes',
      text: 'Uma planilha em CSV traz todos de uma vez.',
      to: paths.admin.importClients,
      action: 'Importar clientes',
      isDone: begun.clients,
    },
    {
      name: 'people',
      title: 'Chame a equipe e os clientes',
      text: 'Cada pessoa cria a própria conta neste endereço, e você aprova:',
      to: `${SYSTEM}#aprovacoes`,
      action: 'Aprovar cadastros',
      isDone: begun.people,
    },
    {
      name: 'services',
      title: 'Diga o que o escritório oferece',
      text: 'Os clientes pedem serviços a partir desta lista.',
      to: createPath(paths.admin.services),
      action: 'Cadastrar serviço',
      isDone: begun.services,
    },
    {
      name: 'obligations',
      title: 'Lance as primeiras obrigações',
      text: 'Com vencimento e cliente, o dia se organiza sozinho.',
      to: createPath(paths.admin.obligations),
      action: 'Nova obrigação',
      isDone: begun.obligations,
    },
  ];
}
