import { chakra } from '@chakra-ui/react';
import { type LucideProps, CircleCheck, CircleMinus, Clock, TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { HalfDisc } from '#ui/drawings/half-disc.tsx';

export type StatusKind = 'pendente' | 'andamento' | 'concluida' | 'atrasada' | 'ativo' | 'inativo';

type Look = {
  readonly bg: string;
  readonly fg: string;
  readonly Icon: ComponentType<LucideProps>;
};

const looks: Record<StatusKind, Look> = {
  pendente: { bg: 'status.pendente.bg', fg: 'status.pendente.fg', Icon: Clock },
  andamento: { bg: 'status.andamento.bg', fg: 'status.andamento.fg', Icon: HalfDisc },
  concluida: { bg: 'status.concluida.bg', fg: 'status.concluida.fg', Icon: CircleCheck },
  atrasada: { bg: 'status.atrasada.bg', fg: 'status.atrasada.fg', Icon: TriangleAlert },
  ativo: { bg: 'status.concluida.bg', fg: 'status.concluida.fg', Icon: CircleCheck },
  inativo: { bg: 'bg.muted', fg: 'fg.muted', Icon: CircleMinus },
};

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    ps: '7px',
    pe: '10px',
    py: '3px',
    borderRadius: 'full',
    textStyle: 'meta',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    '& svg': { strokeWidth: '2.1', flexShrink: '0' },
  },
});

/** The icon of a status where its words do not fit. */
export function StatusIcon({ kind, size = 15 }: { readonly kind: StatusKind; readonly size?: number }) {
  const { Icon } = looks[kind];
  return <Icon size={size} strokeWidth={2.1} aria-hidden style={{ flexShrink: 0 }} />;
}

type StatusPillProps = {
  readonly kind: StatusKind;
  readonly text: string;
};

/** Filled pill and icon: the shape of a status, and of nothing else. */
export function StatusPill({ kind, text }: StatusPillProps) {
  const { bg, fg, Icon } = looks[kind];
  return (
    <Pill bg={bg} color={fg} data-print="outline">
      <Icon size={15} aria-hidden />
      {text}
    </Pill>
  );
}
