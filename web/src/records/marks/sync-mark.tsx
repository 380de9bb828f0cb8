import { chakra } from '@chakra-ui/react';
import { Check, OctagonAlert, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { SendingRing } from '#ui/drawings/sending-ring.tsx';

export type SyncState = 'device' | 'sending' | 'sent' | 'attention';

type Look = {
  readonly color: string;
  readonly fontWeight: string;
  readonly icon: (size: number) => ReactNode;
};

const looks: Record<SyncState, Look> = {
  device: {
    color: 'fg.muted',
    fontWeight: 'medium',
    icon: (size) => <Smartphone {...{ size }} aria-hidden />,
  },
  sending: { color: 'brand.fg', fontWeight: 'medium', icon: (size) => <SendingRing {...{ size }} /> },
  sent: { color: 'fg.subtle', fontWeight: 'normal', icon: (size) => <Check {...{ size }} aria-hidden /> },
  attention: {
    color: 'attention.fg',
    fontWeight: 'strong',
    icon: (size) => <OctagonAlert {...{ size }} aria-hidden />,
  },
};

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    size: { md: { textStyle: 'meta' }, sm: { textStyle: 'floor' } },
  },
});

type SyncMarkProps = {
  readonly state: SyncState;
  /** How much of a file has gone. On the device: where it stopped. */
  readonly percent?: number | undefined;
  /** Other words than the usual ones. */
  readonly text?: string | undefined;
  /** sm under a name in a table or a chat bubble. */
  readonly size?: 'md' | 'sm';
};

/** Bare text and icon, no box: the shape of a sending state, and of nothing else. */
export function SyncMark({ state, percent, text, size = 'md' }: SyncMarkProps) {
  const { color, fontWeight, icon } = looks[state];
  return (
    <Mark
      key={state}
      size={size}
      {...{ color, fontWeight }}
      {...(state === 'sent' ? { animation: 'fade-in 280ms' } : {})}
    >
      {icon(size === 'md' ? 15 : 13)}
      {text ?? usualText(state, percent)}
    </Mark>
  );
}

function usualText(state: SyncState, percent: number | undefined): string {
  const share = percent === undefined ? null : `${Math.floor(percent)}%`;
  switch (state) {
    case 'device':
      return share === null ? 'No aparelho' : `No aparelho, parou em ${share}`;
    case 'sending':
      return share === null ? 'Enviando' : `Enviando ${share}`;
    case 'sent':
      return 'Enviado';
    case 'attention':
      return 'Precisa de atenção';
  }
}
