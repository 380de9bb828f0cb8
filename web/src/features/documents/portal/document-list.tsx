import { chakra } from '@chakra-ui/react';
import { calendarDateOf, formatMonthName, fromInstant, monthOf, type Row } from '@portal/domain';
import { recordStateOf } from '#data/live/record-state-of.ts';
import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { useDocumentAccess } from '#records/documents/document-access.ts';
import { OfflineMark } from '#ui/feedback/offline-mark.tsx';
import { useWindowedRows } from '#ui/lists/use-windowed-rows.ts';
import { DocumentRow, type DocumentRowProps } from './document-row.tsx';

/** A row of one line of details; the real height is measured once it is drawn. */
const ROW_HEIGHT = 68;

const List = chakra('ul', { base: { listStyle: 'none', borderTopWidth: '1px', borderColor: 'border' } });

type DocumentListProps = {
  /** What a screen reader calls it. */
  label: string;
  documents: readonly Row<'documents'>[];
  /** How many files another list shows above this one. */
  rowsAbove?: number;
  states: ReadonlyMap<string, RecordState>;
  pinnedIds: ReadonlySet<string>;
  busyId: string | null;
} & Pick<DocumentRowProps, 'onDownload' | 'onOpen' | 'onPin' | 'onRetry' | 'onSendAnother'>;

export function DocumentList({
  label,
  documents,
  rowsAbove,
  states,
  pinnedIds,
  busyId,
  ...actions
}: DocumentListProps) {
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLUListElement>(
    documents.length,
    ROW_HEIGHT,
    rowsAbove,
  );
  const { accessTo } = useDocumentAccess();
  const isOutOfReach = (document: Row<'documents'>) => accessTo(document) === 'out_of_reach';
  return (
    <>
      {documents.some(isOutOfReach) && (
        // What the mark of the rows means, once; there it is heard.
        <chakra.p aria-hidden mb="2" textStyle="meta" color="fg.muted">
          <OfflineMark kind="away" />
        </chakra.p>
      )}
      <List ref={anchor} aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
        {items.map((index) => {
          const document = documents[index];
          if (document === undefined) return null;
          return (
            <li key={document.id} ref={measure} data-index={index}>
              <MonthHead month={monthOfRow(document)} above={monthOfRow(documents[index - 1])} />
              <DocumentRow
                document={document}
                state={recordStateOf(document, states)}
                isPinned={pinnedIds.has(document.id)}
                isBusy={busyId === document.id}
                isOutOfReach={isOutOfReach(document)}
                {...actions}
              />
            </li>
          );
        })}
      </List>
    </>
  );
}

/** When it arrived, in the firm's time. */
const monthOfRow = (document: Row<'documents'> | undefined) =>
  document && monthOf(calendarDateOf(fromInstant(document.created_at)));

/** Begins the folder of a month, where the row above is of another. */
const MonthHead = ({ month, above }: { month: string | undefined; above: string | undefined }) =>
  month === undefined || month === above ? null : <Month>{formatMonthName(month)}</Month>;

const Month = chakra('h3', {
  base: { pt: '4', pb: '1', textStyle: 'meta', fontWeight: 'semibold', color: 'fg.muted' },
});
