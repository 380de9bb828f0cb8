import { chakra } from '@chakra-ui/react';
import { CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '32px',
    px: '4',
    py: '1',
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'meta',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // The bar is 32 px high; the link in it reaches 44 px.
    '& a': {
      position: 'relative',
      fontWeight: 'semibold',
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationColor: 'brand.border',
      whiteSpace: 'nowrap',
      _after: { content: '""', position: 'absolute', inset: '-13px -8px' },
    },
  },
});

type SyncBarProps = {
  readonly kind: 'offline' | 'sending';
  /** The sentence, and at most one link. */
  readonly children: ReactNode;
};

/** Only shown without a connection and while catching up after it. Never red. */
export function SyncBar({ kind, children }: SyncBarProps) {
  const Icon = kind === 'offline' ? CloudOff : CloudUpload;
  return (
    <Bar role="status" data-print="hidden">
      <Icon size={16} aria-hidden style={{ flex: 'none' }} />
      {children}
    </Bar>
  );
}
