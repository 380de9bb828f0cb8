import { chakra } from '@chakra-ui/react';
import { ArrowRight, Building2, CalendarCheck, Files, ListChecks, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { DashboardFigures } from '#data/figures/dashboard.ts';
import { Card } from '#ui/display/card.tsx';

const number = new Intl.NumberFormat('pt-BR');

const actions: readonly { path: string; label: string; Icon: LucideIcon }[] = [
  { path: paths.admin.clients, label: 'Gerenciar clientes', Icon: Building2 },
  { path: paths.admin.obligations, label: 'Gerenciar obrigações', Icon: CalendarCheck },
  { path: paths.admin.documents, label: 'Gerenciar documentos', Icon: Files },
  { path: paths.admin.tasks, label: 'Gerenciar tarefas', Icon: ListChecks },
];

export function SummaryCard({ figures }: { readonly figures: DashboardFigures }) {
  const lines = [
    ['Clientes cadastrados', figures.totalClients],
    ['Clientes ativos', figures.activeClients],
    ['Documentos', figures.totalDocuments],
    ['Obrigações pendentes', figures.pendingObligations],
  ] as const;
  return (
    <Card>
      <chakra.h2 textStyle="boxTitle" mb="3.5">
        Resumo
      </chakra.h2>
      <dl>
        {lines.map(([label, value]) => (
          <Line key={label}>
            <dt>{label}</dt>
            <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {number.format(value)}
            </chakra.dd>
          </Line>
        ))}
      </dl>
      <chakra.ul listStyleType="none" mt="3" borderTopWidth="1px" borderColor="border" pt="1">
        {actions.map(({ path, label, Icon }) => (
          <li key={path}>
            <Action to={path}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
              <ArrowRight size={16} strokeWidth={1.75} aria-hidden style={{ marginLeft: 'auto' }} />
            </Action>
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3', py: '1', textStyle: 'secondary' },
});

const Action = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '46px',
    fontWeight: 'semibold',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _hover: { color: 'brand.fg' },
    'li:last-child > &': { borderBottomWidth: '0' },
  },
});
