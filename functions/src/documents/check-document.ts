import { onDocumentCreated } from 'firebase-functions/firestore';
import { FILE_CHECK_OPTIONS, TRIGGER_OPTIONS } from '../options.ts';
import { checkRow } from './check-row.ts';
import { ScannerUnavailable } from './scanner/clamd.ts';
import { logger } from '../logs/logger.ts';
import { whileOpen } from '../tenants/while-open.ts';

/** Checks the bytes of a new document. */
export const checkDocument = onDocumentCreated(
  { ...TRIGGER_OPTIONS, ...FILE_CHECK_OPTIONS, document: 'tenants/{tenantId}/documents/{documentId}' },
  whileOpen('checkDocument', async ({ data, params: { tenantId, documentId } }) => {
    if (data?.get('check') !== 'pending') return;
    try {
      await checkRow(tenantId, documentId);
    } catch (error) {
      if (!(error instanceof ScannerUnavailable)) throw error;
      // The schedule asks again every ten minutes; events of this trigger would use its attempts up at once.
      logger.error('the scanner does not answer', { tenant_id: tenantId, doc_id: documentId, error });
    }
  }),
);
