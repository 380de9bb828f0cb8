import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  daysBetween,
  displayedStatus,
  formatLongDate,
  isOverdue,
  type Row,
  type SelicRates,
} from '@portal/domain';
import { Calendar, TriangleAlert } from 'lucide-react';
import type { SlipToPay as Slip } from '#data/slips/client-slips.ts';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS, PRIORITY_LOOKS } from '#records/labels/status-looks.ts';
import { PriorityTag } from '#records/marks/priority-tag.tsx';
import { SlipToPay } from '#records/slips/slip-to-pay.tsx';
import { Card } from '#ui/display/card.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { dayInWords } from './due-sentence.ts';
import { ObligationFiles } from './obligation-files.tsx';

/** From here on a date is worth a word of its own. */
const NEAR_DAYS = 3;

type MyObligationCardProps = {
  obligation: Row<'obligations'>;
  /** Its attachments. */
  documents: readonly Row<'documents'>[];
  /** What there is to pay; undefined where nothing was published. */
  slip: Slip | undefined;
  selic: SelicRates | null;
  today: CalendarDate;
};

export function MyObligationCard({ obligation, documents, slip, selic, today }: MyObligationCardProps) {
  const { name, description, priority, due_date, notes } = obligation;
  const status = displayedStatus(obligation, today);
  const isLate = isOverdue(obligation, today);
  const isNear = status !== 'completed' && !isLate && daysBetween(today, due_date) <= NEAR_DAYS;
  return (
    <Card as="article" padding="portal" borderColor={isLate ? 'status.atrasada.line' : 'border'}>
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <chakra.h2 textStyle="cardTitle" minWidth="0" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <StatusPill kind={OBLIGATION_STATUS_LOOKS[status]} text={OBLIGATION_STATUS_LABELS[status]} />
      </Box>
      {hasText(description) && (
        <chakra.p mt="1" textStyle="secondary" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {description}
        </chakra.p>
      )}
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        rowGap="2"
        columnGap="2.5"
        mt="3.5"
        fontSize="secondary"
      >
        <Box color="fg.subtle">
          <Calendar size={20} strokeWidth={1.75} aria-hidden />
        </Box>
        <span>
          {'Vencimento: '}
          <chakra.time dateTime={due_date} fontWeight="semibold">
            {formatLongDate(due_date)}
          </chakra.time>
        </span>
        {isLate && <LateMark days={daysBetween(due_date, today)} />}
        {isNear && (
          <chakra.span color="attention.fg" fontWeight="semibold" whiteSpace="nowrap">
            Vence {dayInWords(due_date, today)}
          </chakra.span>
        )}
        {priority !== null && (
          <Box ms={{ md: 'auto' }}>
            <PriorityTag kind={PRIORITY_LOOKS[priority]} text={`Prioridade: ${PRIORITY_LABELS[priority]}`} />
          </Box>
        )}
      </Box>
      {hasText(notes) && (
        <chakra.p
          mt="3.5"
          pt="3"
          borderTopWidth="1px"
          borderColor="border"
          textStyle="dense"
          color="fg.muted"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          <chakra.b color="fg" fontWeight="semibold">
            Observações:
          </chakra.b>{' '}
          {notes}
        </chakra.p>
      )}
      {slip !== undefined && (
        <Box mt="3.5" pt="3" borderTopWidth="1px" borderColor="border">
          <SlipToPay of={slip} {...{ selic, today }} />
        </Box>
      )}
      {documents.length > 0 && <ObligationFiles obligationName={name} documents={documents} />}
    </Card>
  );
}

/** Beside the date that has passed: it is no status, and has no pill. */
const LateMark = ({ days }: { days: number }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    color="error.fg"
    fontWeight="semibold"
    whiteSpace="nowrap"
  >
    <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
    <span>
      Atrasada há {days} {days === 1 ? 'dia' : 'dias'}
    </span>
  </chakra.span>
);

const hasText = (text: string | null) => text !== null && text.trim() !== '';
