import { Box, chakra } from '@chakra-ui/react';
import { formatCalendarDate, isOwed } from '@portal/domain';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { asksOfClient, isAnswerable } from '#data/asks/asks.ts';
import { ownCompanies } from '#data/clients/companies.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { AskedLine } from '#records/asks/asked-line.tsx';
import { itemStateOf } from '#records/asks/item-progress.ts';
import { useAnswerItem } from '#records/asks/use-answer-item.ts';
import { RefusedFiles } from '#records/documents/refused-files.tsx';
import { toldRefusal } from '#records/labels/file-labels.ts';
import { Card } from '#ui/display/card.tsx';
import { AllLink } from './all-link.tsx';
import { Section } from './section.tsx';

/** More are behind 'Ver pedidos'. */
const MOST_SHOWN = 3;

/** 'Falta enviar': what the firm waits for, the one that is due first before the others. */
export function MissingList({ clientId }: { clientId: string }) {
  const asks = valueOr(useLocalRead(asksOfClient(clientId)), []);
  const { refused, dismissRefused, ...answer } = useAnswerItem();
  const states = { items: useRecordStates('request_items'), documents: useRecordStates('documents') };
  const companies = valueOr(useLocalRead(ownCompanies), []);
  const company = companies.find(({ client_id }) => client_id === clientId);
  const isClosed = (company?.contract_ended_on ?? null) !== null;
  const [query] = useSearchParams();
  const open = asks.filter(isAnswerable);
  const owed = open.flatMap((ask) =>
    ask.items.filter(isOwed).map((item) => ({ item, until: `Até ${formatCalendarDate(ask.due_date)}` })),
  );
  if (open.length === 0) return null;
  return (
    <Section
      title="Falta enviar"
      aside={
        <AllLink to={{ pathname: paths.clientPortalAsked, search: portalSearch(query) }}>
          {owed.length > MOST_SHOWN ? `Ver os ${owed.length} que faltam` : 'Ver pedidos'}
        </AllLink>
      }
    >
      <Box display="grid" gap="3">
        <RefusedFiles refused={refused.map(toldRefusal)} onDismiss={dismissRefused} isTold />
        <Card padding="none">
          {owed.length === 0 ? (
            <chakra.p px={{ base: '4', md: '5' }} py="4" color="fg.muted">
              Nada falta de você.
            </chakra.p>
          ) : (
            <chakra.ul listStyle="none" aria-label="Falta enviar">
              {owed.slice(0, MOST_SHOWN).map(({ item, until }) => (
                <AskedLine
                  key={item.id}
                  {...{ item, until, answer, isClosed }}
                  state={itemStateOf(item, states)}
                  isFirst={false}
                />
              ))}
            </chakra.ul>
          )}
        </Card>
      </Box>
    </Section>
  );
}
