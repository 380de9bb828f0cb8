import { Box, chakra } from '@chakra-ui/react';
import {
  calendarDateOf,
  type EndedContract,
  ERASURE_PART_NAMES,
  erasurePlan,
  formatCalendarDate,
  NO_ROWS,
  partsGone,
} from '@portal/domain';
import { newestRowsOf } from '#data/clients/contract.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { Note } from '#ui/feedback/note.tsx';
import { PART_LABELS, PART_LAWS } from './contract-labels.ts';

type ErasureDaysProps = { clientId: string; contract: EndedContract };

/** What is erased when, and by which law; with a word of warning once it is announced. */
export function ErasureDays({ clientId, contract }: ErasureDaysProps) {
  const today = calendarDateOf(new Date());
  const newest = valueOr(
    useLocalQuery((db) => newestRowsOf(db, clientId), [clientId]),
    NO_ROWS,
  );
  const plan = erasurePlan(contract, newest, today);
  const isAnnounced = (contract.erasure_announced_on ?? null) !== null;
  const gone = partsGone(contract, newest);
  const next = ERASURE_PART_NAMES.flatMap((part) => (gone.includes(part) ? [] : [plan[part]])).sort()[0];
  return (
    <Box display="grid" gap="3.5">
      {isAnnounced && next !== undefined && (
        <Note kind="attention">Será apagado em {formatCalendarDate(next)}. Não há volta depois disso.</Note>
      )}
      <List aria-label="O que sai e quando">
        {ERASURE_PART_NAMES.map((part) => (
          <li key={part}>
            <span>
              <b>{PART_LABELS[part]}</b>
              <small>{PART_LAWS[part]}</small>
            </span>
            <time dateTime={plan[part]}>
              {gone.includes(part) ? 'Apagado' : formatCalendarDate(plan[part])}
            </time>
          </li>
        ))}
      </List>
    </Box>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textStyle: 'dense',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', px: '3.5', py: '2.5' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& small': { textStyle: 'meta', color: 'fg.muted' },
    '& time': { fontVariantNumeric: 'tabular-nums', flexShrink: '0' },
  },
});
