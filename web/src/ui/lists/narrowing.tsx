import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type NarrowingProps = {
  readonly onDrop: () => void;
  readonly children: ReactNode;
};

/** In a filter bar: what a URL narrows the list to and no field of the bar shows. A press takes it away. */
export function Narrowing({ onDrop, children }: NarrowingProps) {
  return (
    <Button size="sm" variant="ghostBrand" bg="brand.subtle" _hover={{ bg: 'brand.muted' }} onClick={onDrop}>
      <X size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
}
