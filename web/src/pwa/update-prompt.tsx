import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useAppUpdate } from './use-app-update.ts';

const Box = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    left: { base: '4', md: '6' },
    right: { base: '4', md: 'auto' },
    bottom: { base: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))', md: '6' },
    width: { base: 'auto', md: '380px' },
    p: '4',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    boxShadow: 'lg',
    animation: 'rise 280ms {easings.in}',
  },
});

/** Asks, and comes back at the next start when put off. It never reloads by itself. */
export function UpdatePrompt() {
  const { isReady, accept } = useAppUpdate();
  const [isPutOff, setIsPutOff] = useState(false);
  return (
    <div role="status" data-print="hidden">
      {isReady && !isPutOff && (
        <Box aria-labelledby="update-title">
          <chakra.h2 id="update-title" display="flex" gap="2.5" alignItems="center" textStyle="boxTitle">
            <RefreshCw size={20} aria-hidden />
            Nova versão disponível
          </chakra.h2>
          <chakra.p mt="1.5" textStyle="dense" color="fg.muted">
            O que está guardado no aparelho continua aqui. Termine o que está escrevendo antes de atualizar.
          </chakra.p>
          <chakra.div display="flex" gap="2" mt="3">
            <Button onClick={accept}>Atualizar</Button>
            <Button variant="ghost" onClick={() => setIsPutOff(true)}>
              Depois
            </Button>
          </chakra.div>
        </Box>
      )}
    </div>
  );
}
