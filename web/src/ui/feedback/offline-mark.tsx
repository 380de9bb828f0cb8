import { chakra } from '@chakra-ui/react';
import { CloudOff, Pin } from 'lucide-react';

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    fontWeight: 'medium',
    '& svg': { flexShrink: '0' },
  },
});

type OfflineMarkProps = {
  /** Here: it opens without a connection. Away: there is none now, and it would take one. */
  readonly kind: 'here' | 'away';
  /** Its drawing alone, where the words are above the list; they are heard as before. */
  readonly isBrief?: boolean;
};

/** Whether a file opens without a connection. */
export function OfflineMark({ kind, isBrief = false }: OfflineMarkProps) {
  const Icon = kind === 'here' ? Pin : CloudOff;
  return (
    <Mark>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      <chakra.span srOnly={isBrief}>
        {kind === 'here' ? 'Abre sem internet' : 'Não está neste aparelho: abre quando houver conexão'}
      </chakra.span>
    </Mark>
  );
}
