import { chakra } from '@chakra-ui/react';

export type PriorityKind = 'baixa' | 'media' | 'alta';

const litBars: Record<PriorityKind, number> = { baixa: 1, media: 2, alta: 3 };

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    ps: '7px',
    pe: '2',
    py: '2px',
    borderWidth: '1px',
    borderRadius: 'sm',
    textStyle: 'meta',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
});

type PriorityTagProps = {
  readonly kind: PriorityKind;
  readonly text: string;
};

/** Outlined tag with three bars: the shape of a priority, and of nothing else. */
export function PriorityTag({ kind, text }: PriorityTagProps) {
  const lit = litBars[kind];
  return (
    <Tag color={`priority.${kind}.fg`} borderColor={`priority.${kind}.line`} data-print="outline">
      <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
        <rect x="0" y="8" width="3" height="4" />
        <rect x="4.5" y="4.5" width="3" height="7.5" opacity={lit >= 2 ? 1 : 0.3} />
        <rect x="9" y="0" width="3" height="12" opacity={lit >= 3 ? 1 : 0.3} />
      </svg>
      {text}
    </Tag>
  );
}
