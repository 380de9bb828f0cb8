import type { Request } from 'firebase-functions/https';

/** The body as it came; empty where there was none, as in the question a browser asks before a call. */
export function bodyOf(request: Request): Buffer {
  const { rawBody }: { rawBody?: Buffer } = request;
  return rawBody ?? Buffer.alloc(0);
}
