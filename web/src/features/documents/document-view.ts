import type { Row } from '@portal/domain';
import type { RecordState } from '#data/outbox-entry.ts';

type Document = Row<'documents'>;

/** What a row, or a card of it, shows beside its own fields. */
export type DocumentView = {
  state: (document: Document) => RecordState;
  clientName: (document: Document) => string;
  isBusy: (document: Document) => boolean;
  onDownload: (document: Document) => void;
  mayRemove: (document: Document) => boolean;
  onRemove: (document: Document) => void;
};
