import { chakra } from '@chakra-ui/react';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '2',
    columnGap: '10px',
    px: '3.5',
    py: '3',
    borderRadius: 'md',
    textStyle: 'dense',
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    kind: {
      info: { bg: 'bg.subtle', color: 'fg.muted' },
      attention: { bg: 'attention.bg', color: 'attention.fg' },
      late: { bg: 'status.atrasada.bg', color: 'status.atrasada.fg' },
    },
  },
});

const icons = { info: Info, attention: OctagonAlert, late: TriangleAlert };

type NoteProps = {
  /** late speaks of dates that have passed; attention of something that needs a person. */
  readonly kind?: 'info' | 'attention' | 'late';
  readonly children: ReactNode;
  /** One outline button that takes the box's colour. */
  readonly action?: ReactNode;
  readonly role?: 'status' | 'alert';
};

export function Note({ kind = 'info', children, action, role }: NoteProps) {
  const Icon = icons[kind];
  return (
    <Box kind={kind} role={role}>
      <Icon size={20} aria-hidden />
      <chakra.div flex="1 1 240px">{children}</chakra.div>
      {action}
    </Box>
  );
}
