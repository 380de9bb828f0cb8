import type { AcceptedExtension } from '@portal/domain';
import { logger } from '../logs/logger.ts';

/** A file that our own code stumbled over: refused, and worth a look. */
export function tellFailedCheck(extension: AcceptedExtension, size: number, error: unknown): void {
  logger.warn('content check failed', { extension, size, error });
}
