import { onDocumentCreated } from 'firebase-functions/firestore';
import { FILE_CHECK_OPTIONS, TRIGGER_OPTIONS } from '../options.ts';
import { checkRow } from './check-row.ts';

/** Checks the bytes of a new document. */
export const checkDocument = onDocumentCreated(
  { ...TRIGGER_OPTIONS, ...FILE_CHECK_OPTIONS, document: 'tenants/{tenantId}/documents/{documentId}' },
  async ({ data, params: { tenantId, documentId } }) => {
    if (data?.get('check') === 'pending') await checkRow(tenantId, documentId);
  },
);
