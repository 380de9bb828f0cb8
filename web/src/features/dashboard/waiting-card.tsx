import { chakra } from '@chakra-ui/react';
import { type CalendarDate, formatInstantMinute } from '@portal/domain';
import { FileCheck, Inbox, ListChecks, type LucideIcon, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { Card } from '#ui/display/card.tsx';
import { readWaiting, type Waiting } from './waiting.ts';

const number = new Intl.NumberFormat('pt-BR');

/** Conversations named one by one: those that wait longest. */
const MOST_NAMED = 3;

type Line = { label: string; to: string; Icon: LucideIcon; countOf: (waiting: Waiting) => number };

const LINES: readonly Line[] = [
  {
    label: 'Conversas sem resposta',
    to: paths.admin.messages,
    Icon: MessagesSquare,
    countOf: ({ unanswered }) => unanswered.length,
  },
  {
    label: 'Solicitações abertas',
    to: `${paths.admin.requests}?status=open`,
    Icon: Inbox,
    countOf: ({ openRequests }) => openRequests,
  },
  {
    label: 'Documentos a conferir',
    to: `${paths.admin.documents}?conferir=1`,
    Icon: FileCheck,
    countOf: ({ documentsToCheck }) => documentsToCheck,
  },
  {
    label: 'Tarefas atrasadas',
    to: `${paths.admin.tasks}?visao=lista&atrasadas=1`,
    Icon: ListChecks,
    countOf: ({ lateTasks }) => lateTasks,
  },
];

/** Who and what waits for the office, each a way there. */
export function WaitingCard({ today }: { readonly today: CalendarDate }) {
  const waiting = useLocalQuery((db) => readWaiting(db, today), [today]);
  const value = valueOr(waiting, null);
  return (
    <Card>
      <chakra.h2 textStyle="boxTitle" mb="2">
        À espera do escritório
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {LINES.map(({ label, to, Icon, countOf }) => (
          <li key={label}>
            <LineLink to={to}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
              <chakra.span ms="auto" fontVariantNumeric="tabular-nums">
                {value === null ? '' : number.format(countOf(value))}
              </chakra.span>
            </LineLink>
          </li>
        ))}
      </chakra.ul>
      {value !== null && value.unanswered.length > 0 && <LongestWaiting threads={value.unanswered} />}
    </Card>
  );
}

function LongestWaiting({ threads }: { readonly threads: Waiting['unanswered'] }) {
  return (
    <chakra.div mt="3" pt="3" borderTopWidth="1px" borderColor="border">
      <chakra.h3 textStyle="label" mb="0.5">
        Esperam há mais tempo
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {threads.slice(0, MOST_NAMED).map(({ client_id, client_name, since }) => (
          <li key={client_id}>
            <ThreadLink to={`${paths.admin.messages}?cliente=${client_id}`}>
              <chakra.span minWidth="0" truncate>
                {client_name}
              </chakra.span>
              <chakra.time
                dateTime={since}
                textStyle="meta"
                color="fg.muted"
                whiteSpace="nowrap"
                fontVariantNumeric="tabular-nums"
              >
                {formatInstantMinute(since)}
              </chakra.time>
            </ThreadLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

const LineLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '46px',
    fontWeight: 'semibold',
    borderTopWidth: '1px',
    borderColor: 'border',
    _hover: { color: 'brand.fg' },
    'li:first-of-type > &': { borderTopWidth: '0' },
  },
});

const ThreadLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: { base: '44px', md: '34px' },
    _hover: { color: 'brand.fg' },
  },
});
