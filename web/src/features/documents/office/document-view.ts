import type { Row } from '@portal/domain';
import type { RecordState } from '#data/outbox/outbox-entry.ts';

type Document = Row<'documents'>;

/** What a row, or a card of it, shows beside its own fields. */
export type DocumentView = {
  state: (document: Document) => RecordState;
  /** null where all documents are of one client. */
  clientName: (document: Document) => string | null;
  isBusy: (document: Document) => boolean;
  onDownload: (document: Document) => void;
  /** Shows it inside the page. */
  onOpen: (document: Document) => void;
  /** Accepts it. */
  onAccept: (document: Document) => void;
  /** Asks for the reason and sends it back to the client. */
  onReturn: (document: Document) => void;
  /** Ties it to what was asked of its client. */
  onTie: (document: Document) => void;
  /** Shows who did what to it. */
  onHistory: (document: Document) => void;
  mayRemove: (document: Document) => boolean;
  onRemove: (document: Document) => void;
};
