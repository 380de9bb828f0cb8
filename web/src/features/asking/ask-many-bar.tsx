import { Box, chakra } from '@chakra-ui/react';
import { formatCount } from '@portal/domain';
import { Send } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { clientsText } from './template-words.ts';

type AskManyBarProps = {
  chosen: number;
  already: number;
  progress: { through: number; total: number } | null;
};

/** How many are asked, and the button that does it; then how far it is. */
export function AskManyBar({ chosen, already, progress }: AskManyBarProps) {
  if (progress !== null) {
    return (
      <Bar>
        <Box flex="1">
          <chakra.p role="status" mb="2" fontWeight="semibold">
            {formatCount(progress.through)} de {clientsText(progress.total)}
          </chakra.p>
          <ProgressBar percent={(progress.through / progress.total) * 100} label="Pedir documentos" />
        </Box>
      </Bar>
    );
  }
  return (
    <Bar data-keep-clear>
      <Box flex="1 1 220px" role="status">
        <strong>{clientsText(chosen)}</strong> {chosen === 1 ? 'recebe' : 'recebem'} este pedido.{' '}
        {already > 0 && (
          <chakra.span color="fg.muted">
            {clientsText(already)} já {already === 1 ? 'tem' : 'têm'} e {already === 1 ? 'fica' : 'ficam'}{' '}
            como {already === 1 ? 'está' : 'estão'}.
          </chakra.span>
        )}
      </Box>
      <Button type="submit" disabled={chosen === 0}>
        <Send size={16} strokeWidth={1.75} aria-hidden />
        Pedir a {clientsText(chosen)}
      </Button>
    </Bar>
  );
}

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '3.5',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'md',
    fontVariantNumeric: 'tabular-nums',
  },
});
