import { reportEndpoint } from '../calls/report-endpoint.ts';
import { logger } from '../logs/logger.ts';
import { readPolicyReport } from './read-policy-report.ts';

/** Where browsers report what the content security policy stopped: an attack, or a mistake of ours. */
export const receivePolicyReport = reportEndpoint({
  // Browsers send a few hundred bytes.
  maxBytes: 8 * 1024,
  read: readPolicyReport,
  tell: (report) => logger.warn('stopped by the content security policy', report),
});
