import { Box } from '@chakra-ui/react';
import { groupOf, ITEM_GROUPS } from '@portal/domain';
import type { Asked } from '#data/asks/asks.ts';
import { ownCompanies } from '#data/clients/companies.ts';
import { useRecordStates } from '#data/live/record-states.ts';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { useAnswerItem } from '#records/asks/use-answer-item.ts';
import { RefusedFiles } from '#records/documents/refused-files.tsx';
import { toldRefusal } from '#records/labels/file-labels.ts';
import { Note } from '#ui/feedback/note.tsx';
import { AskChecklist } from './ask-checklist.tsx';

/** All that is open, the one that is due first before the others. */
export function AskChecklists({ clientId, asks }: { clientId: string; asks: readonly Asked[] }) {
  const { refused, dismissRefused, ...answer } = useAnswerItem();
  const states = { items: useRecordStates('request_items'), documents: useRecordStates('documents') };
  const companies = valueOr(useLocalRead(ownCompanies), []);
  const company = companies.find(({ client_id }) => client_id === clientId);
  const isClosed = (company?.contract_ended_on ?? null) !== null;
  if (asks.length === 0) return <Note>Nada falta: o escritório não está esperando nenhum documento.</Note>;
  return (
    <Box display="grid" gap="8">
      <RefusedFiles refused={refused.map(toldRefusal)} onDismiss={dismissRefused} isTold />
      {asks.map((ask) => (
        <AskChecklist key={ask.id} {...{ ask, states, answer, isClosed }} firstId={firstOwed(asks)} />
      ))}
    </Box>
  );
}

/** The one whose button is solid: the first that was returned, else the first that is missing. */
function firstOwed(asks: readonly Asked[]): string | undefined {
  const items = asks.flatMap((ask) => ask.items);
  const [returned, missing] = ITEM_GROUPS;
  return (items.find((item) => groupOf(item) === returned) ?? items.find((item) => groupOf(item) === missing))
    ?.id;
}
