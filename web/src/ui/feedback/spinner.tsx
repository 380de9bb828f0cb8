import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    borderWidth: '2px',
    borderColor: 'bg.emphasized',
    borderTopColor: 'brand.solid',
    borderRadius: 'full',
    animation: 'spin 0.9s linear infinite',
  },
});

type SpinnerProps = {
  readonly size?: number;
  readonly label?: string;
};

export function Spinner({ size = 20, label = 'Carregando...' }: SpinnerProps) {
  return <Ring role="status" aria-label={label} style={{ width: size, height: size }} />;
}

/** While it is not yet known who is here. Where the layout is known, a skeleton is shown instead. */
export function PageSpinner() {
  return (
    <chakra.div minHeight="100dvh" display="grid" placeItems="center">
      <Spinner size={32} />
    </chakra.div>
  );
}
