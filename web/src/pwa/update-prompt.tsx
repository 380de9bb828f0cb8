import { chakra } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PageCorner } from '#ui/feedback/page-corner.ts';
import { useAppUpdate } from './use-app-update.ts';

const Box = chakra(PageCorner, {
  base: {
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

/** Of this tab among the others: an older one holds the device's data (`held_up`), or a newer one has it (`replaced`). */
export type TabUse = 'in_use' | 'held_up' | 'replaced';
type Prompted = Exclude<TabUse, 'in_use'> | 'too_old' | 'waiting';

const TEXTS: Record<Prompted, { title: string; text: string }> = {
  waiting: {
    title: 'Nova versão disponível',
    text: 'O que está guardado no aparelho continua aqui. Termine o que está escrevendo antes de atualizar.',
  },
  replaced: {
    title: 'Esta aba ficou para trás',
    text: 'Outra aba já usa a versão nova. Aqui nada mais é guardado: copie o que estiver escrevendo e atualize.',
  },
  too_old: {
    title: 'Atualização necessária',
    text: 'Esta versão não envia mais. Tudo o que você fez está guardado e é enviado depois de atualizar.',
  },
  held_up: {
    title: 'Feche as outras abas',
    text: 'Uma aba aberta há mais tempo segura os dados deste aparelho. Feche as outras abas do portal e esta continua sozinha.',
  },
};

/** Asks, and comes back at the next start when put off. It reloads by itself only for a version that is demanded. */
export function UpdatePrompt({ use = 'in_use' }: { readonly use?: TabUse }) {
  const { kind, isDemanded, accept } = useAppUpdate();
  const [isPutOff, setIsPutOff] = useState(false);
  const prompted = promptedBy(use, kind, isDemanded);
  const isShown = prompted !== null && !(prompted === 'waiting' && isPutOff);
  return (
    <div role="status" data-print="hidden">
      {isShown && (
        <Box aria-labelledby="update-title" data-keep-clear>
          <chakra.h2 id="update-title" display="flex" gap="2.5" alignItems="center" textStyle="boxTitle">
            <RefreshCw size={20} aria-hidden />
            {TEXTS[prompted].title}
          </chakra.h2>
          <chakra.p mt="1.5" textStyle="dense" color="fg.muted">
            {TEXTS[prompted].text}
          </chakra.p>
          {prompted !== 'held_up' && (
            <chakra.div display="flex" gap="2" mt="3">
              <Button onClick={accept}>Atualizar</Button>
              {prompted === 'waiting' && (
                <Button variant="ghost" onClick={() => setIsPutOff(true)}>
                  Depois
                </Button>
              )}
            </chakra.div>
          )}
        </Box>
      )}
    </div>
  );
}

function promptedBy(
  use: TabUse,
  update: ReturnType<typeof useAppUpdate>['kind'],
  isDemanded: boolean,
): Prompted | null {
  if (use === 'replaced' || update === 'replaced') return 'replaced';
  if (use === 'held_up') return use;
  if (isDemanded) return 'too_old';
  return update === 'waiting' ? 'waiting' : null;
}
