import { chakra } from '@chakra-ui/react';
import { formatInstantMinute, toInstant } from '@portal/domain';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { readEvents } from '#data/outbox/read-events.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Disclosure } from '../disclosure.tsx';
import { eventText } from './engine-log-labels.ts';
import { aboutThisPage, engineLogText } from './engine-log-text.ts';

/** More lines than anybody reads on a screen; the copied text has all of them. */
const MOST_SHOWN = 50;

/** What the engine did lately: for somebody who helps. */
export function EngineLog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.section mt="6" aria-label="Registro técnico">
      <Disclosure title="Registro técnico" onToggle={setIsOpen}>
        {isOpen && <Lines />}
      </Disclosure>
    </chakra.section>
  );
}

function Lines() {
  const { db } = useLocalAccount();
  const events = useLocalQuery((from) => readEvents(from, MOST_SHOWN), []);
  if (events.kind !== 'ready') return null;
  const { newest, total } = events.value;
  const copy = async () => {
    const all = await readEvents(db, total);
    await navigator.clipboard.writeText(engineLogText(all.newest, aboutThisPage()));
    toast({
      kind: 'success',
      title: 'Registro copiado',
      description: 'Sem nomes nem conteúdo: só o que aconteceu.',
    });
  };
  return (
    <>
      <chakra.p textStyle="meta" color="fg.muted" my="2">
        O que o envio e a recepção fizeram neste aparelho, sem nomes nem conteúdo. Quem cuida do portal pode
        pedir este texto.
      </chakra.p>
      <Button
        variant="outline"
        size="sm"
        disabled={total === 0}
        onClick={() => void copy().catch(sayNotCopied)}
      >
        <Copy size={16} strokeWidth={1.75} aria-hidden />
        Copiar como texto
      </Button>
      {total === 0 ? (
        <chakra.p textStyle="secondary" mt="3">
          Nada aconteceu ainda.
        </chakra.p>
      ) : (
        <Card padding="none" mt="3">
          <List>
            {newest.map(({ key, ...event }) => (
              <li key={key}>
                <chakra.time color="fg.muted" dateTime={new Date(event.at).toISOString()}>
                  {formatInstantMinute(toInstant(new Date(event.at)))}
                </chakra.time>{' '}
                {eventText(event)}
              </li>
            ))}
          </List>
        </Card>
      )}
      {total > newest.length && (
        <chakra.p textStyle="meta" color="fg.muted" mt="2">
          {`E mais ${total - newest.length} antes destas, que vão no texto copiado.`}
        </chakra.p>
      )}
    </>
  );
}

function sayNotCopied(): void {
  toast({ kind: 'error', title: 'Não deu para copiar', description: 'O navegador não permitiu.' });
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    textStyle: 'meta',
    '& > li': { px: '3.5', py: '2', overflowWrap: 'anywhere' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
