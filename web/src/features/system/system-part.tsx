import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

type SystemPartProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** One subject of the card, below a hairline. */
export function SystemPart({ title, children }: SystemPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <chakra.h3 id={id} fontWeight="semibold">
        {title}
      </chakra.h3>
      {children}
    </Part>
  );
}

const Part = chakra('section', {
  base: { display: 'grid', gap: '2', px: '4.5', py: '3.5', borderTopWidth: '1px', borderColor: 'border' },
});

/** A list within it, whose lines share hairlines. */
export const Lines = chakra('ul', { base: { listStyle: 'none', mx: '-4.5', mb: '-3.5' } });
export const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    px: '4.5',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > :first-child': { flex: '1 1 180px', minWidth: '0', overflowWrap: 'anywhere' },
  },
});
export const Meta = chakra('small', { base: { display: 'block', textStyle: 'meta', color: 'fg.muted' } });
