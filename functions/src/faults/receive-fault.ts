import { scrub } from '@portal/domain';
import { reportEndpoint } from '../calls/report-endpoint.ts';
import { logger } from '../logs/logger.ts';
import { readFault } from './read-fault.ts';

/** Where pages of the app tell what went wrong in them; scrubbed once more. */
export const receiveFault = reportEndpoint({
  // The longest honest report is a third of this.
  maxBytes: 4 * 1024,
  read: readFault,
  tell: ({ name, message, places, page }) =>
    logger.warn('fault in a page', { name, problem: scrub(message), fields: places, page }),
});
