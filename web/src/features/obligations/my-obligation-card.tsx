import { Box, chakra } from '@chakra-ui/react';
import {
  type CalendarDate,
  displayedStatus,
  formatLongDate,
  isOverdue,
  type ObligationStatus,
  type Priority,
  type Row,
} from '@portal/domain';
import { Calendar } from 'lucide-react';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#data/labels/obligation-labels.ts';
import { Card } from '#ui/card.tsx';
import { type PriorityKind, PriorityTag } from '#ui/priority-tag.tsx';
import { type StatusKind, StatusPill } from '#ui/status-pill.tsx';

const STATUS_LOOKS: Record<ObligationStatus, StatusKind> = {
  pending: 'pendente',
  in_progress: 'andamento',
  completed: 'concluida',
  overdue: 'atrasada',
};
const PRIORITY_LOOKS: Record<Priority, PriorityKind> = { low: 'baixa', medium: 'media', high: 'alta' };

type MyObligationCardProps = { obligation: Row<'obligations'>; today: CalendarDate };

export function MyObligationCard({ obligation, today }: MyObligationCardProps) {
  const { name, description, priority, due_date, notes } = obligation;
  const status = displayedStatus(obligation, today);
  const isLate = isOverdue(obligation, today);
  return (
    <Card as="article" padding="portal" borderColor={isLate ? 'status.atrasada.line' : 'border'}>
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <chakra.h2 textStyle="cardTitle" minWidth="0" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <StatusPill kind={STATUS_LOOKS[status]} text={OBLIGATION_STATUS_LABELS[status]} />
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
    </Card>
  );
}

const hasText = (text: string | null) => text !== null && text.trim() !== '';
