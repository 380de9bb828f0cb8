import type { SearchGroup } from './search-answer.ts';

/** What the page says to its search worker. */
export type ToSearch =
  /** Once, first: whose database it reads. */
  | { kind: 'open'; uid: string; tenant_id: string }
  | { kind: 'ask'; query: string }
  /** Whether a person has it open, and waits for what is not read yet. */
  | { kind: 'hurry'; isWaitedFor: boolean };

/** And what it hears. */
export type FromSearch =
  | { kind: 'answer'; query: string; groups: SearchGroup[]; isComplete: boolean }
  /** Rows came, went or changed: the same question may have another answer. */
  | { kind: 'changed' };
