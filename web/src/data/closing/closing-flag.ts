import type { Instant } from '@portal/domain';

export type ClosingReason =
  /** An administrator blocked the account. */
  | 'blocked'
  /** The identity provider says that the account is disabled, or no more. */
  | 'disabled'
  /** The account belongs to another firm now. */
  | 'moved'
  /** The person signs out. */
  | 'left'
  /** Another person signs in on this device. */
  | 'other_person';

/** The account is being closed: nothing can be written any more, and every tab may carry on from here. */
export type Closing = {
  /** Also the id of what is handed over. */
  id: string;
  reason: ClosingReason;
  at: Instant;
  /** Whether unsent work goes to the person; else there is none, or the person gave it up. */
  hands_over: boolean;
};
