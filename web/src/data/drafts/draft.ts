import type { ReadSlip, RequestStatus, TypedSlip } from '@portal/domain';

/** What a person is writing and has not sent: kept on this device alone, until it is sent or given up. */
export type Draft = { [K in DraftKind]: DraftKey<K> & { content: DraftContents[K] } }[DraftKind];

export type DraftKey<K extends DraftKind = DraftKind> = {
  kind: K;
  /** Of a message and of a request the client, of an answer the request, of a slip its file. */
  subject_id: string;
};

export type DraftKind = keyof DraftContents;

export type DraftContents = {
  message: { text: string; files: readonly DraftFile[] };
  request: RequestDraft;
  answer: AnswerDraft;
  slip: SlipDraft;
};

/** Kinds of which an empty one is none. */
export type TypedDraftKind = Exclude<DraftKind, 'slip'>;

export type RequestDraft = {
  /** Empty until one is chosen. */
  service_id: string;
  description: string;
  files: readonly DraftFile[];
};

/** The fields that differ from the request's own; one that somebody else changes is shown as it is then. */
export type AnswerDraft = { status?: RequestStatus; answer?: string };

/** A slip that waits to be published: its file, what was read of it, and what a person corrected. */
export type SlipDraft = { file: DraftFile; sha256: string; read: ReadSlip; typed: TypedSlip };

/** A chosen file: its bytes are in `files` until the request or message is sent and it becomes a document. */
export type DraftFile = {
  file_id: string;
  filename: string;
  size_bytes: number;
  /** Set as soon as the document is there, so that an interrupted sending does not make a second one. */
  document_id: string | null;
};

export function filesOfDraft(draft: Draft): readonly DraftFile[] {
  switch (draft.kind) {
    case 'answer':
      return [];
    case 'slip':
      return [draft.content.file];
    default:
      return draft.content.files;
  }
}
