import { chakra } from '@chakra-ui/react';
import type { ListedFeed } from '@portal/domain';
import { CalendarPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { namesByClient } from '#data/clients/names-by-client.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FeedLine } from './feed-line.tsx';
import { NewAddress } from './new-address.tsx';
import { useCalendarFeeds } from './use-calendar-feeds.ts';

/** Of what an address may be made: a company, or null for what the person looks after. */
export type OfferedFeed = { client_id: string | null; label: string };

type CalendarFeedsCardProps = {
  readonly offered: readonly OfferedFeed[];
  /** Of all of the person's addresses those that are listed here. */
  readonly isShown?: (feed: ListedFeed) => boolean;
  readonly padding?: ComponentProps<typeof Card>['padding'];
};

/** 'Assinar no calendário': addresses by which the person's own calendar shows due dates. */
export function CalendarFeedsCard({ offered, isShown = () => true, padding }: CalendarFeedsCardProps) {
  const feeds = useCalendarFeeds();
  const { listing, isOnline, isBusy } = feeds;
  const [ending, setEnding] = useState<ListedFeed | null>(null);
  const shown = listing.kind === 'ready' ? listing.feeds.filter(isShown) : [];
  const nameOf = useFeedNames(shown);
  return (
    <Card padding={padding} aria-labelledby="calendario">
      <chakra.h2 id="calendario" textStyle="cardTitle">
        Assinar no calendário
      </chakra.h2>
      <Text>
        O calendário do celular ou do computador mostra os prazos por um endereço só seu. Uma mudança pode
        levar de 8 a 24 horas para aparecer lá.
      </Text>
      <Text>Quem tiver o endereço vê as datas. Valores e códigos de pagamento não vão junto.</Text>
      {!isOnline && (
        <chakra.div mt="3.5">
          <Note role="status">Criar, ver e encerrar endereços precisa de conexão.</Note>
        </chakra.div>
      )}
      <MakeForm offered={offered} isBusy={isBusy} isOnline={isOnline} onMake={feeds.make} />
      {feeds.made !== null && isShown(feeds.made.feed) && <NewAddress address={feeds.made.address} />}
      {listing.kind === 'loading' && isOnline && <SkeletonRows rows={1} />}
      {listing.kind === 'error' && (
        <ErrorState
          title="Não deu para carregar os endereços"
          text="O servidor não respondeu. Nenhum endereço mudou."
          onRetry={feeds.retry}
        />
      )}
      {listing.kind === 'ready' && shown.length === 0 && <Text>Nenhum endereço criado.</Text>}
      {shown.length > 0 && (
        <List aria-label="Endereços de calendário">
          {shown.map((feed) => (
            <FeedLine
              key={feed.id}
              feed={feed}
              name={nameOf(feed)}
              mayEnd={isOnline && !isBusy}
              onEnd={() => setEnding(feed)}
            />
          ))}
        </List>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        title={ending === null ? '' : `Encerrar o endereço de ${nameOf(ending)}?`}
        confirmLabel="Encerrar"
        isBusy={isBusy}
        onCancel={() => setEnding(null)}
        onConfirm={() => void (ending !== null && feeds.revoke(ending.id).then(() => setEnding(null)))}
      >
        O calendário que usa este endereço deixa de receber os prazos. Não dá para desfazer: para assinar de
        novo, crie outro.
      </ConfirmDialog>
    </Card>
  );
}

type MakeFormProps = {
  readonly offered: readonly OfferedFeed[];
  readonly isBusy: boolean;
  readonly isOnline: boolean;
  readonly onMake: (client_id: string | null) => Promise<void>;
};

/** Where there is one thing to choose, there is nothing to choose. */
function MakeForm({ offered, isBusy, isOnline, onMake }: MakeFormProps) {
  const [at, setAt] = useState(0);
  const chosen = offered[at] ?? offered[0];
  return (
    <chakra.div mt="4" display="grid" gap="3.5" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      {offered.length > 1 && (
        <chakra.div width="full">
          <SelectField
            label="Empresa do endereço"
            options={offered.map(({ label }, index) => ({ value: String(index), label }))}
            disabled={!isOnline}
            value={String(at)}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </chakra.div>
      )}
      <Button
        variant="outline"
        disabled={!isOnline || chosen === undefined}
        isBusy={isBusy}
        onClick={() => void (chosen !== undefined && onMake(chosen.client_id))}
      >
        <CalendarPlus size={20} strokeWidth={1.75} aria-hidden />
        Criar endereço
      </Button>
    </chakra.div>
  );
}

function useFeedNames(feeds: readonly ListedFeed[]): (feed: ListedFeed) => string {
  const ids = feeds.map(({ client_id }) => client_id);
  const names = valueOr(
    useLocalQuery((db) => namesByClient(db, ids), [ids.join()]),
    new Map<string, string>(),
  );
  return ({ client_id }) => (client_id === null ? 'Meus prazos' : (names.get(client_id) ?? 'Empresa'));
}

const Text = chakra('p', { base: { textStyle: 'secondary', color: 'fg.muted', mt: '2', maxWidth: 'prose' } });
const List = chakra('ul', { base: { listStyle: 'none', mt: '3.5' } });
