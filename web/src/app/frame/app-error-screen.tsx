import { chakra } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { takeOver } from '#app/prerendered/take-over.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

/** A screen that failed, or whose code could not be loaded. What was written is in the local database. */
export function AppErrorScreen() {
  useLayoutEffect(takeOver, []);
  return (
    <chakra.main display="grid" minHeight="100dvh" placeItems="center" p="5">
      <Explanation />
    </chakra.main>
  );
}

/** The same inside the frame: the other screens are a click away. */
export function ScreenError() {
  return (
    <Card padding="none">
      <Explanation />
    </Card>
  );
}

function Explanation() {
  return (
    <ErrorState
      title="Esta tela não abriu"
      text="O que você já fez está guardado neste aparelho. Abrir a tela de novo costuma resolver."
      onRetry={() => location.reload()}
    />
  );
}
