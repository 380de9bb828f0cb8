import { Box, chakra } from '@chakra-ui/react';
import { groupOf } from '@portal/domain';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import type { AskedItem } from '#data/asks/asks.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import type { OutboxErrorKind, RecordState } from '#data/outbox/outbox-entry.ts';
import { REASON_LABELS } from '#records/labels/reason-labels.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { ItemPill } from './item-pill.tsx';
import { shownState } from './item-progress.ts';
import type { AnswerItem } from './use-answer-item.ts';

export type AskedLineProps = {
  item: AskedItem;
  state: RecordState;
  answer: AnswerItem;
  /** Its way to send is the solid button: of a screen there is one. */
  isFirst: boolean;
  /** Nobody takes an answer any more. */
  isClosed: boolean;
  /** By when, where nothing around it says so. */
  until?: string;
};

/** One line of the checklist: what is asked, how far it is, and what can be done. */
export function AskedLine({ item, state, answer, isFirst, isClosed, until }: AskedLineProps) {
  const group = groupOf(item);
  return (
    <Line>
      <Box display="flex" flexWrap="wrap" alignItems="flex-start" justifyContent="space-between" gap="2">
        <Box flex="1 1 180px" minWidth="0" overflowWrap="anywhere">
          <chakra.b display="block" fontWeight="semibold" lineHeight="1.35">
            {item.label}
          </chakra.b>
          <Said>{until}</Said>
          <Said>{saidOf(item)}</Said>
          {group !== 'missing' && state.kind !== 'sent' && state.kind !== 'attention' && (
            <SyncMark
              state={state.kind}
              percent={state.kind === 'sending' ? (state.percent ?? undefined) : undefined}
            />
          )}
        </Box>
        {/* While it travels it has its mark alone. */}
        {group !== 'missing' && (group !== 'sent' || state.kind === 'sent') && (
          <ItemPill state={shownState(item)} />
        )}
      </Box>
      {state.kind === 'sending' && state.percent !== null && (
        <ProgressBar percent={state.percent} label={`Envio de ${item.label}`} />
      )}
      {state.kind === 'attention' && <Refused reason={state.reason} />}
      {group === 'returned' && item.reason !== null && (
        <Note kind="attention">
          <chakra.b fontWeight="strong">Devolvido:</chakra.b> {item.reason}
        </Note>
      )}
      {!isClosed && <AnswerButtons {...{ item, answer, isFirst }} />}
    </Line>
  );
}

function saidOf({ state, documents, document_ids }: AskedItem): string | undefined {
  if (state === 'nothing') return 'Você informou que não teve.';
  const names = documents.map(({ filename }) => visibleFilename(filename));
  const away = document_ids.length - names.length;
  const all = away === 0 ? names : [...names, `mais ${away} fora deste aparelho`];
  return all.length === 0 ? undefined : all.join(', ');
}

function Refused({ reason }: { reason: OutboxErrorKind }) {
  const [query] = useSearchParams();
  return (
    <Note
      kind="attention"
      action={
        <Button
          asChild
          size="sm"
          variant="outline"
          bg="transparent"
          color="inherit"
          borderColor="attention.line"
        >
          <Link to={{ pathname: paths.sync, search: portalSearch(query) }}>Resolver</Link>
        </Button>
      }
    >
      {REASON_LABELS[reason]}
    </Note>
  );
}

const Said = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.p>
  );

const Line = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
});
