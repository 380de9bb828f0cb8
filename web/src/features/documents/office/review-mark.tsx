import { Box } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { CheckCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';

type Reviewed = Pick<Row<'documents'>, 'review' | 'review_reason'>;

/** The office's word on a document, as the staff sees it; none yet says nothing. */
export function ReviewMark({ document: { review, review_reason } }: { document: Reviewed }) {
  switch (review) {
    case 'none':
      return null;
    case 'ok':
      return (
        <Line color="fg.muted">
          <CheckCheck size={13} strokeWidth={1.75} aria-hidden />
          Conferido
        </Line>
      );
    case 'returned':
      return (
        <Line color="attention.fg">
          <Undo2 size={13} strokeWidth={1.75} aria-hidden />
          <span>
            <b>Devolvido:</b> {review_reason}
          </span>
        </Line>
      );
  }
}

function Line({ color, children }: { color: string; children: ReactNode }) {
  return (
    <Box
      display="flex"
      alignItems="flex-start"
      gap="5px"
      color={color}
      textStyle="floor"
      fontWeight="medium"
      overflowWrap="anywhere"
      css={{ '& svg': { flexShrink: 0, marginTop: '2px' } }}
    >
      {children}
    </Box>
  );
}
