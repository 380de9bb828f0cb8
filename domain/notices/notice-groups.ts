/** What somebody can switch on and off, per channel. */
export const NOTICE_GROUPS = [
  'messages',
  'documents',
  'requests',
  'tasks',
  'due_dates',
  'slips',
  'asks',
  'sign_ups',
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** `portal` is the notice inside the app. */
export const NOTICE_CHANNELS = ['portal', 'email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];
