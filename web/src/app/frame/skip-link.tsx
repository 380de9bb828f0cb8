import { chakra } from '@chakra-ui/react';

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipLink',
    px: '4',
    py: '3',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

export function SkipLink() {
  return <Anchor href="#conteudo">Pular para o conteúdo</Anchor>;
}
