import type { NoticeFacts, NoticeKind } from '@portal/domain';

/** One event, as it is told: `client_id` is the company it is about, whose people alone may hear of it. */
export type Telling = {
  [K in NoticeKind]: {
    tenant_id: string;
    kind: K;
    /** The id of what it is about; `occasion` tells two events about it apart. */
    subject: string;
    occasion: string;
    client_id: string | null;
    facts: NoticeFacts[K];
    /** A path inside the app. */
    link: string;
  };
}[NoticeKind];
