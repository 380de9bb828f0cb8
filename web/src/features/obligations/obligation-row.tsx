import { Box, chakra } from '@chakra-ui/react';
import { type CalendarDate, displayedStatus, formatCalendarDate, type Row } from '@portal/domain';
import { Check, CircleMinus, Paperclip } from 'lucide-react';
import { paths } from '#config/paths.ts';
import type { WithClientName } from '#data/clients/client-names.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { CLOSING_LABELS } from '#records/labels/closing-labels.ts';
import { OBLIGATION_STATUS_LABELS, PRIORITY_LABELS } from '#records/labels/obligation-labels.ts';
import { OBLIGATION_STATUS_LOOKS, PRIORITY_LOOKS } from '#records/labels/status-looks.ts';
import { PriorityTag } from '#records/marks/priority-tag.tsx';
import { RowName } from '#records/marks/row-name.tsx';
import { OlderMark } from '#records/older/older-mark.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { StatusPill } from '#ui/display/status-pill.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { RowActions } from '#ui/lists/row-actions.tsx';

export type Obligation = WithClientName<Row<'obligations'>>;

/** What a row, or a card of it, shows and offers beside its own fields. */
export type ObligationView = {
  today: CalendarDate;
  /** Then its name says nothing. */
  isOfOneClient: boolean;
  state: (obligation: Obligation) => RecordState | undefined;
  isChosen: (obligation: Obligation) => boolean;
  onChoose: (obligation: Obligation) => void;
  onComplete: (obligation: Obligation) => void;
  /** Of those that a rule made: closed without work. */
  onClose: (obligation: Obligation) => void;
  onEdit: (obligation: Obligation) => void;
  onRemove: (obligation: Obligation) => void;
};

type Shown = { obligation: Obligation; view: ObligationView };

const inWords = ({ name, client_name }: Obligation) => `${name}, ${client_name}`;

/**
 * The client, or in a list of one the obligation, with the box to choose the row by: what is completed has nothing
 * left to choose it for.
 */
export function ObligationHead({ obligation, view }: Shown) {
  return (
    <Box display="flex" alignItems="center" gap="1" ms={{ base: '-3', md: '-2' }}>
      {obligation.status === 'completed' ? (
        <Box width={{ base: '44px', md: '36px' }} flexShrink="0" />
      ) : (
        <CheckBox
          label={`Escolher ${inWords(obligation)}`}
          hideLabel
          checked={view.isChosen(obligation)}
          onChange={() => view.onChoose(obligation)}
        />
      )}
      <Box minWidth="0">
        <RowName
          name={view.isOfOneClient ? obligation.name : obligation.client_name}
          state={view.state(obligation)}
          to={view.isOfOneClient ? undefined : `${paths.admin.clients}/${obligation.client_id}`}
        />
        <OlderMark entity="obligations" updatedAt={obligation.updated_at} />
      </Box>
      {view.isOfOneClient && <FileCount count={obligation.document_ids.length} />}
    </Box>
  );
}

export function ObligationName({ obligation: { name, document_ids } }: { obligation: Obligation }) {
  return (
    <Box display="flex" alignItems="center" gap="2">
      <Box minWidth="0" overflowWrap="anywhere">
        {name}
      </Box>
      <FileCount count={document_ids.length} />
    </Box>
  );
}

function FileCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="meta"
      fontWeight="normal"
      color="fg.muted"
      flexShrink="0"
    >
      <Paperclip size={13} strokeWidth={1.75} aria-hidden />
      {count}
      <chakra.span srOnly>{count === 1 ? 'documento' : 'documentos'}</chakra.span>
    </Box>
  );
}

export function ObligationPriority({ obligation: { priority } }: { obligation: Obligation }) {
  if (priority === null) return '-';
  return <PriorityTag kind={PRIORITY_LOOKS[priority]} text={PRIORITY_LABELS[priority]} />;
}

export function ObligationStatusPill({ obligation, view }: Shown) {
  const status = displayedStatus(obligation, view.today);
  const closing = status === 'completed' ? (obligation.closing ?? 'done') : 'done';
  return (
    <>
      <StatusPill kind={OBLIGATION_STATUS_LOOKS[status]} text={OBLIGATION_STATUS_LABELS[status]} />
      {closing !== 'done' && (
        <Box textStyle="meta" color="fg.muted">
          {CLOSING_LABELS[closing]}
        </Box>
      )}
    </>
  );
}

export function ObligationActions({ obligation, view }: Shown) {
  return (
    <>
      {obligation.status !== 'completed' && (
        <Button size="sm" variant="ghostBrand" onClick={() => view.onComplete(obligation)}>
          <Check size={16} strokeWidth={1.75} aria-hidden />
          Concluir
          <chakra.span srOnly>{inWords(obligation)}</chakra.span>
        </Button>
      )}
      {obligation.status !== 'completed' && obligation.rule_key !== undefined && (
        <IconButton
          label={`Encerrar sem envio ${inWords(obligation)}`}
          onClick={() => view.onClose(obligation)}
        >
          <CircleMinus size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <RowActions
        name={inWords(obligation)}
        onEdit={() => view.onEdit(obligation)}
        onRemove={() => view.onRemove(obligation)}
      />
    </>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});

/** A row below 768 px. */
export function ObligationCard({ obligation, view }: Shown) {
  return (
    <>
      <Line>
        <Box fontSize="md" fontWeight="semibold" lineHeight="1.25" minWidth="0">
          <ObligationHead obligation={obligation} view={view} />
        </Box>
        <ObligationStatusPill obligation={obligation} view={view} />
      </Line>
      <Line color="fg.muted">
        {view.isOfOneClient ? <span>Vencimento</span> : <ObligationName obligation={obligation} />}
        <Box fontVariantNumeric="tabular-nums">{formatCalendarDate(obligation.due_date)}</Box>
      </Line>
      <Line mb="-2" me="-2" mt="1" flexWrap="wrap" rowGap="0">
        <ObligationPriority obligation={obligation} />
        <Box flexShrink="0" ms="auto">
          <ObligationActions obligation={obligation} view={view} />
        </Box>
      </Line>
    </>
  );
}
