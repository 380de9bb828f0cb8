import { chakra } from '@chakra-ui/react';
import { useLocalQuery } from '#data/live/use-local-query.ts';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { BrowserStorage } from './browser-storage.tsx';
import { readDeviceStorage } from './device-storage.ts';
import { EraseDevice } from './erase-device.tsx';
import { FreeSpace } from './free-space.tsx';
import { PortfolioChoice } from './portfolio-choice.tsx';
import { StoredFigures } from './stored-figures.tsx';

/** What this account keeps on this device, and the ways to have less of it here. For clients and staff alike. */
export function DeviceStorage({ padding = 'admin' }: { readonly padding?: 'admin' | 'portal' }) {
  const storage = useLocalQuery(readDeviceStorage, []);
  return (
    <Card padding={storage.kind === 'ready' ? padding : 'none'} aria-labelledby="neste-aparelho">
      {storage.kind === 'loading' && <SkeletonRows rows={3} />}
      {storage.kind === 'error' && (
        <ErrorState
          title="Não deu para ler o que está neste aparelho"
          text="Nada foi perdido: tudo continua guardado."
          onRetry={storage.retry}
        />
      )}
      {storage.kind === 'ready' && (
        <>
          <chakra.h2 id="neste-aparelho" textStyle="cardTitle">
            O que está neste aparelho
          </chakra.h2>
          <StoredFigures storage={storage.value} />
          <PortfolioChoice />
          <BrowserStorage changed={storage.value.files.size_bytes} />
          <FreeSpace freeable={storage.value.freeable} />
          <EraseDevice unsent={storage.value.unsent} />
        </>
      )}
    </Card>
  );
}
