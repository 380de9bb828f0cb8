import { createContext, useContext } from 'react';
import { Button } from '#ui/button.tsx';

/** The login is right, and what the account may see is on its way: said to the one button that shows it. */
export const EnteringContext = createContext(false);

export function EnterButton({ isSubmitting }: { readonly isSubmitting: boolean }) {
  const isEntering = useContext(EnteringContext);
  return (
    <Button type="submit" isBusy={isSubmitting || isEntering} busyText="Entrando...">
      Entrar
    </Button>
  );
}
