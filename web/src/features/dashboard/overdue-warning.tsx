import { chakra } from '@chakra-ui/react';
import { type CalendarDate, formatCalendarDate } from '@portal/domain';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { Button } from '#ui/button.tsx';

type OverdueWarningProps = {
  readonly count: number;
  readonly oldest: CalendarDate | null;
};

export function OverdueWarning({ count, oldest }: OverdueWarningProps) {
  if (count === 0) return null;
  return (
    <Box role="alert">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
      <b style={{ fontWeight: 650 }}>Existem {count} obrigação(ões) em atraso</b>
      {oldest !== null && <span>A mais antiga venceu em {formatCalendarDate(oldest)}.</span>}
      <Button
        asChild
        variant="outline"
        size="sm"
        ms={{ md: 'auto' }}
        width={{ base: 'full', md: 'auto' }}
        bg="transparent"
        color="inherit"
        borderColor="currentColor"
      >
        <Link to={`${paths.admin.obligations}?status=overdue`}>Ver obrigações</Link>
      </Button>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '2',
    columnGap: '3.5',
    px: '4.5',
    py: '3',
    bg: 'status.atrasada.bg',
    color: 'status.atrasada.fg',
    borderWidth: '1px',
    borderColor: 'status.atrasada.line',
    borderRadius: 'lg',
    fontWeight: 'medium',
  },
});
