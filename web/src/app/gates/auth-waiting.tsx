import { chakra } from '@chakra-ui/react';
import { AuthFrame } from '#features/account/sign-in/auth-frame.tsx';
import { Lead, Title } from '#features/account/form-layout.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

type AuthWaitingProps = {
  /** The person has entered just now: what is awaited is their account's row. */
  readonly hasEntered: boolean;
};

/** In place of the form, while it is not known who is here or what the account may see. */
export function AuthWaiting({ hasEntered }: AuthWaitingProps) {
  return (
    <AuthFrame>
      <Title>Área de Acesso</Title>
      <Lead>
        {hasEntered
          ? 'Seu login está certo. Esperando o servidor mandar os dados da sua conta.'
          : 'Verificando quem está neste aparelho.'}
      </Lead>
      <chakra.div mt="8" display="grid" justifyItems="start">
        <Spinner size={32} />
      </chakra.div>
    </AuthFrame>
  );
}
