import { namedBucket } from './firestore/admin.ts';

/** Close to the firms' customers, and where the database is: a trigger must be in the same region. */
const REGION = 'southamerica-east1';

/**
 * The ceiling on instances bounds what a flood can cost; a callable waits on Firestore, not on the processor,
 * so many at once in one instance.
 */
export const CALLABLE_OPTIONS = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 30,
  maxInstances: 10,
  concurrency: 40,
} as const;

/** `retry`: a failed run comes again for up to a day, so every trigger must be safe to run twice. */
export const TRIGGER_OPTIONS = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 60,
  maxInstances: 5,
  retry: true,
} as const;

/** Of the files' bucket. */
export const BUCKET_TRIGGER_OPTIONS = {
  ...TRIGGER_OPTIONS,
  ...(namedBucket !== null && { bucket: namedBucket }),
};

/** The next run makes up for one that fails; two at once would do the same work. */
export const SCHEDULE_OPTIONS = {
  region: REGION,
  timeZone: 'America/Sao_Paulo',
  timeoutSeconds: 60,
  maxInstances: 1,
} as const;

/** A file of 25 MB, its text twice as wide and what it unpacks to, four at once. */
export const FILE_CHECK_OPTIONS = { memory: '1GiB', concurrency: 4 } as const;

/** Asked by calendars, each some times a day; a person's clients may be many, and each answer holds some thousand rows. */
export const FEED_OPTIONS = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 30,
  maxInstances: 5,
  concurrency: 20,
} as const;

/** Open to anybody, and no question of these deserves a second instance: what comes too fast is dropped. */
export const OPEN_ENDPOINT_OPTIONS = {
  region: REGION,
  memory: '256MiB',
  timeoutSeconds: 10,
  maxInstances: 1,
  concurrency: 80,
} as const;
