import { scrub } from '@portal/domain';

/** What is told of an error: what it is, and where in our own code. */
export function scrubbedError(error: unknown): { name: string; code: string; message: string; at: string } {
  if (!(error instanceof Error)) return { name: typeof error, code: '', message: '', at: '' };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '',
    message: scrub(error.message),
    at: /(lib\/index\.cjs:\d+:\d+)/.exec(error.stack ?? '')?.[1] ?? '',
  };
}
