import { Box } from '@chakra-ui/react';
import { formatCalendarDate, formatPrice, type Row } from '@portal/domain';
import { FileX2 } from 'lucide-react';
import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { replacedFilesOf } from '#data/slips/replaced-files.ts';

/** On the file of a slip that another one replaced: nobody pays by an old paper. */
export function ReplacedMark({ document }: { readonly document: Row<'documents'> }) {
  const replaced = valueOr(useLocalRead(replacedFilesOf(document.client_id)), null);
  const now = replaced?.get(document.id);
  if (now === undefined) return null;
  return (
    <Box
      gridColumn="2 / -1"
      mt="0.5"
      display="flex"
      gap="1.5"
      alignItems="center"
      textStyle="meta"
      fontWeight="normal"
      color="attention.fg"
    >
      <Box asChild flexShrink="0">
        <FileX2 size={14} strokeWidth={1.75} aria-hidden />
      </Box>
      <span>
        Guia substituída: a que vale é a {now.version}ª, de {formatPrice(now.amount_cents)} até{' '}
        {formatCalendarDate(now.due_date)}.
      </span>
    </Box>
  );
}
