import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  title: string;
  children: ReactNode;
  /** Told when it is opened and closed. */
  onToggle?: (isOpen: boolean) => void;
};

/** What is closed until somebody wants to read it. */
export function Disclosure({ title, children, onToggle }: DisclosureProps) {
  return (
    <chakra.details
      mt="3"
      css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <Summary>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        {title}
      </Summary>
      {children}
    </chakra.details>
  );
}

const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: '44px', md: '32px' },
    color: 'brand.fg',
    textStyle: 'secondary',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});
