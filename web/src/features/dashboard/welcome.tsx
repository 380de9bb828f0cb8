import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.ts';
import { PageHeading } from '#ui/display/page-heading.tsx';
import { Note } from '#ui/feedback/note.tsx';

type WelcomeProps = { readonly description?: string; readonly actions?: ReactNode };

export function Welcome(props: WelcomeProps) {
  const session = useSession();
  const name = session.kind === 'active' ? session.user?.full_name : undefined;
  return <PageHeading title={name === undefined ? 'Bem-vindo' : `Bem-vindo, ${name}`} {...props} />;
}

export const StillComing = () => (
  <chakra.div mb="3.5">
    <Note role="status">Os registros do escritório ainda estão chegando a este aparelho.</Note>
  </chakra.div>
);
