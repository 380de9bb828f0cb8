/** As they are stored. Apart from the schema: lists and figures ask for them, and need no validator. */
export const OBLIGATION_STATUSES = ['pending', 'in_progress', 'completed', 'overdue'] as const;
