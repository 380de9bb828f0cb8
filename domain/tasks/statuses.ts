/** As they are stored. Apart from the schema: lists and figures ask for them, and need no validator. */
export const TASK_STATUSES = ['pending', 'in_progress', 'completed'] as const;
export const OPEN_TASK_STATUSES = TASK_STATUSES.filter((status) => status !== 'completed');
