import { chakra } from '@chakra-ui/react';
import { Clock, MailCheck } from 'lucide-react';

/** Whether the person has shown that the address is theirs; a client may be let in without. */
export function EmailMark({ isVerified }: { readonly isVerified: boolean }) {
  const Icon = isVerified ? MailCheck : Clock;
  return (
    <Mark>
      <Icon size={15} strokeWidth={1.75} aria-hidden />
      {isVerified ? 'E-mail confirmado' : 'E-mail ainda não confirmado'}
    </Mark>
  );
}

const Mark = chakra('small', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    textStyle: 'meta',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
});
