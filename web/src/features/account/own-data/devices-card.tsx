import { chakra } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { DeviceListing } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { DeviceLine } from './device-line.tsx';
import { useDevices } from './use-devices.ts';

type Device = Extract<DeviceListing, { kind: 'ready' }>['devices'][number];

/** Where the account is used, and how to take the access away from a device that is lost. */
export function DevicesCard() {
  const { listing, isOnline, isBusy, retry, end, endAll } = useDevices();
  const [ending, setEnding] = useState<Device | 'all' | null>(null);
  const confirm = async () => {
    if (ending === 'all') await endAll();
    else if (ending !== null) await end(ending.id);
    setEnding(null);
  };
  return (
    <Card padding="none" aria-labelledby="aparelhos">
      <chakra.div p="4.5">
        <chakra.h2 id="aparelhos" textStyle="boxTitle">
          Aparelhos e sessões
        </chakra.h2>
        <chakra.p textStyle="meta" color="fg.muted" mt="1">
          Encerrar tira o acesso na hora. O que aquele aparelho ainda não enviou fica guardado nele até a
          pessoa entrar de novo.
        </chakra.p>
        {!isOnline && (
          <chakra.div mt="3.5">
            <Note role="status">Ver e encerrar aparelhos precisa de conexão.</Note>
          </chakra.div>
        )}
      </chakra.div>
      {listing.kind === 'error' && (
        <ErrorState
          title="Não deu para carregar os aparelhos"
          text="O servidor não respondeu. Nenhum acesso mudou."
          onRetry={retry}
        />
      )}
      {listing.kind === 'loading' && isOnline && <SkeletonRows rows={2} />}
      {listing.kind === 'ready' && (
        <List aria-label="Aparelhos desta conta">
          {listing.devices.map((device) => (
            <DeviceLine
              key={device.id}
              device={device}
              mayEnd={isOnline && !isBusy}
              onEnd={() => setEnding(device)}
            />
          ))}
        </List>
      )}
      <chakra.div p="4.5" borderTopWidth="1px" borderColor="border">
        <Button variant="outline" size="sm" disabled={!isOnline || isBusy} onClick={() => setEnding('all')}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Encerrar todas as sessões
        </Button>
      </chakra.div>
      <ConfirmDialog
        isOpen={ending !== null}
        title={ending === 'all' ? 'Encerrar todas as sessões?' : `Encerrar ${ending?.name ?? ''}?`}
        confirmLabel="Encerrar"
        isBusy={isBusy}
        onCancel={() => setEnding(null)}
        onConfirm={() => void confirm()}
      >
        {ending === 'all'
          ? 'Todos os aparelhos pedem a senha de novo, este também. Nada do que está guardado neles se perde.'
          : 'Aquele aparelho pede a senha de novo. O que ele ainda não enviou continua guardado nele.'}
      </ConfirmDialog>
    </Card>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
