import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';

/** Rows on one page of a table. */
export const PAGE_SIZE = 50;

type PagerProps = {
  /** From 0. */
  readonly page: number;
  readonly total: number;
  /** There are others that were not read. */
  readonly isMore?: boolean;
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
};

const Row = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    px: { base: '0', md: '3' },
    py: { base: '3.5', md: '2' },
    borderTopWidth: { md: '1px' },
    borderColor: 'border',
    color: 'fg.muted',
    textStyle: 'dense',
    fontVariantNumeric: 'tabular-nums',
  },
});

export function Pager({ page, total, isMore = false, pageSize = PAGE_SIZE, onPage }: PagerProps) {
  if (total === 0) return null;
  const first = page * pageSize + 1;
  const last = Math.min(total, first + pageSize - 1);
  return (
    <Row aria-label="Páginas">
      <span role="status">{`${first} a ${last} de ${isMore ? 'mais de ' : ''}${total}`}</span>
      <span>
        <IconButton label="Página anterior" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton label="Próxima página" disabled={last >= total} onClick={() => onPage(page + 1)}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </span>
    </Row>
  );
}
