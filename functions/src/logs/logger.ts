import { AsyncLocalStorage } from 'node:async_hooks';
import { logger as lines } from 'firebase-functions';
import { scrubbedError } from './scrubbed-error.ts';

/**
 * All that a line may say besides its words: what happened where, by ids that are random or name a collection. No name,
 * address, number or text of anybody. A fact that is not here has to be thought about first.
 */
export type Facts = {
  [
    fact in
      | 'run'
      | 'callable'
      | 'kind'
      | 'collection'
      | 'tenant_id'
      | 'client_id'
      | 'doc_id'
      | 'uid'
      | 'event_id'
      | 'path'
      | 'problem'
      | 'extension'
      | 'code'
      | 'directive'
      | 'blocked'
      | 'page'
      | 'name'
      | 'at'
      | 'version'
      | 'competence'
  ]?: string | null;
} & {
  [fact in 'size' | 'ms' | 'made' | 'deleted' | 'seen' | 'files' | 'bytes' | 'mail' | 'documents']?: number;
} & {
  is_full?: boolean;
  is_dry_run?: boolean;
  /** By collection. */
  counts?: Readonly<Record<string, number>>;
  fields?: readonly string[];
  error?: unknown;
};

type Context = { op_id: string };

const running = new AsyncLocalStorage<Context>();

/** Every line of what is done here names the operation of the device that began it. */
export const inOperation = <T>(opId: string, work: () => Promise<T>): Promise<T> =>
  running.run({ op_id: opId }, work);

/** Of what is done here; null where no row began it. Kept with what waits for another run, so that its lines go on. */
export const currentOperation = (): string | null => {
  const opId = running.getStore()?.op_id ?? '';
  return opId === '' ? null : opId;
};

/** The runs whose lines of errors are counted. */
const counting = new AsyncLocalStorage<{ errors: number }>();

/** How many errors were logged in the course of a work: one that goes on past them does not fail, and is not well. */
export async function withErrorsCounted<T>(work: () => Promise<T>): Promise<{ value: T; errors: number }> {
  const count = { errors: 0 };
  const value = await counting.run(count, work);
  return { value, errors: count.errors };
}

const say =
  (severity: 'info' | 'warn' | 'error') =>
  (message: string, { error, ...facts }: Facts = {}): void => {
    const count = counting.getStore();
    if (severity === 'error' && count !== undefined) count.errors += 1;
    lines[severity](message, {
      ...running.getStore(),
      ...facts,
      ...(error !== undefined && { error: scrubbedError(error) }),
    });
  };

/** The one way to a log: one line of JSON, facts of a closed list. */
export const logger = { info: say('info'), warn: say('warn'), error: say('error') };
