import { Box, chakra } from '@chakra-ui/react';
import { formatInstantDate, formatSize, type Row } from '@portal/domain';
import { AdminDocumentActions, AdminDocumentName } from './admin-document-parts.tsx';
import type { DocumentView } from './document-view.ts';
import { categoryLabel } from '../document-labels.ts';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});

/** A row below 768 px. */
export function AdminDocumentCard({ document, view }: { document: Row<'documents'>; view: DocumentView }) {
  return (
    <>
      <Box fontSize="md" fontWeight="semibold" lineHeight="1.25">
        <AdminDocumentName document={document} view={view} />
      </Box>
      <Line color="fg.muted" mt="1">
        <span>{view.clientName(document)}</span>
        <Box as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatInstantDate(document.created_at)}
        </Box>
      </Line>
      <Line mb="-2" me="-2" color="fg.muted" flexWrap="wrap" rowGap="0">
        <Box as="span" minWidth="0" overflowWrap="anywhere">
          {formatSize(document.size_bytes)}
          {document.category !== null && `, ${categoryLabel(document.category)}`}
        </Box>
        <Box flexShrink="0" ms="auto">
          <AdminDocumentActions document={document} view={view} />
        </Box>
      </Line>
    </>
  );
}
