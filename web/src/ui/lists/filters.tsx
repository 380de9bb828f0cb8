import { chakra } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CountBadge } from '#ui/display/count-badge.tsx';

type FiltersProps = {
  /** The value of each filter; null, false and '' leave nothing out. */
  readonly values: readonly unknown[];
  readonly children: ReactNode;
};

/** In a filter bar: its choices. On the phone they wait behind one button, which says how many of them are in use. */
export function Filters({ values, children }: FiltersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const inUse = values.filter((value) => value !== null && value !== false && value !== '').length;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        hideFrom="md"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
        Filtros
        {inUse > 0 && (
          <CountBadge>
            {inUse}
            <chakra.span srOnly> em uso</chakra.span>
          </CountBadge>
        )}
      </Button>
      <Choices id={id} role="group" aria-label="Filtros" data-open={isOpen || undefined}>
        {children}
      </Choices>
    </>
  );
}

const Choices = chakra('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2',
    width: 'full',
    '&[data-open]': { display: { base: 'flex', md: 'contents' } },
    '& > div': { flex: { base: '1 1 120px', md: '0 1 200px' } },
  },
});
