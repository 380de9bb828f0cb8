import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { useConnectionView } from './use-connection-view.ts';

/** In the header: 'Tudo enviado às 14:46', 'Enviando 1 de 2', or what needs the person. Leads to the outbox. */
export function SentMark() {
  const view = useConnectionView();
  switch (view.kind) {
    case 'all_sent':
      return view.at === null ? null : <SyncMark state="sent" text={`Tudo enviado ${view.at}`} />;
    case 'sending':
      return (
        <MarkLink>
          <SyncMark state="sending" text={`Enviando ${view.current} de ${view.total}`} />
        </MarkLink>
      );
    case 'attention':
      return (
        <MarkLink>
          <SyncMark
            state="attention"
            text={view.count === 1 ? 'Precisa de atenção' : `Precisa de atenção (${view.count})`}
          />
        </MarkLink>
      );
    // The bar under the header says it.
    case 'offline':
    case 'sign_in_needed':
    case 'restoring':
      return null;
  }
}

/** Room for a finger that takes none of the line: what is below does not move when sending begins. */
const Target = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', my: '-3', textDecoration: 'none' },
});

function MarkLink({ children }: { children: ReactNode }) {
  return <Target to={paths.sync}>{children}</Target>;
}
