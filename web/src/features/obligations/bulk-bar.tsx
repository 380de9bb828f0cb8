import { Box, chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckBox } from '#ui/fields/check-box.tsx';
import type { Obligation } from './obligation-row.tsx';

type BulkBarProps = {
  /** What can be chosen on this page. */
  offered: readonly Obligation[];
  chosen: ReadonlyMap<string, Obligation>;
  onToggle: (rows: readonly Obligation[]) => void;
  onClear: () => void;
  onComplete: () => Promise<void>;
  /** At the end of its line as long as nothing is chosen. */
  beside: ReactNode;
};

/** What can be done with several rows at once. */
export function BulkBar({ offered, chosen, onToggle, onClear, onComplete, beside }: BulkBarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const count = chosen.size;
  if (offered.length === 0 && count === 0 && beside === null) return null;
  const complete = async () => {
    setIsBusy(true);
    await onComplete();
    setIsBusy(false);
  };
  return (
    <Bar role="group" aria-label="Várias obrigações" data-print="hidden">
      {offered.length > 0 && (
        <CheckBox
          label="Escolher todas desta página"
          checked={offered.every(({ id }) => chosen.has(id))}
          onChange={() => onToggle(offered)}
        />
      )}
      {count > 0 && (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="1" ms={{ md: 'auto' }}>
          <chakra.span role="status" fontWeight="semibold" px="2">
            {count === 1 ? '1 escolhida' : `${count} escolhidas`}
          </chakra.span>
          <Button size="sm" variant="ghost" onClick={onClear}>
            Limpar
          </Button>
          <Button size="sm" variant="outline" isBusy={isBusy} onClick={() => void complete()}>
            <Check size={16} strokeWidth={1.75} aria-hidden />
            {count === 1 ? 'Concluir a escolhida' : `Concluir as ${count} escolhidas`}
          </Button>
        </Box>
      )}
      {count === 0 && beside}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', md: '3' },
    px: { base: '0', md: '3' },
    py: '1',
    minHeight: '46px',
    color: 'fg.muted',
    borderBottomWidth: { base: '0', md: '1px' },
    borderColor: 'border',
  },
});
