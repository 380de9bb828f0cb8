import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import { Button } from '#ui/button.tsx';
import { Logo } from '#ui/drawings/logo.tsx';
import { Mural } from '#ui/drawings/mural.tsx';

// The mural is next to the form where both have room, above it on the phone.
const SIDE_BY_SIDE = '@media (min-width: 901px)';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '72px 1fr',
    minHeight: '100dvh',
    [SIDE_BY_SIDE]: { gridTemplateRows: 'none', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Side = chakra('div', {
  base: {
    position: 'relative',
    bg: 'tinta.900',
    '& > *': { position: 'absolute', inset: '0' },
    [SIDE_BY_SIDE]: { order: '2' },
  },
});

const Main = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    px: '5',
    pt: '2',
    pb: '8',
    [SIDE_BY_SIDE]: { px: '10', pt: '6', pb: '10' },
  },
});

const Box = chakra('main', {
  base: {
    width: 'min(400px, 100%)',
    mx: 'auto',
    my: '3',
    outline: 'none',
    [SIDE_BY_SIDE]: { my: 'auto', py: '6' },
  },
});

/** Tiles, the way back to the site, and one narrow column. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  const firm = useShownFirm();
  return (
    <Frame>
      <Side>
        <Mural />
      </Side>
      <Main>
        <chakra.header display="flex" justifyContent="space-between" alignItems="center">
          <a href={paths.home} aria-label="Início">
            <Logo firm={firm} />
          </a>
          <Button variant="ghost" asChild>
            <a href={paths.home}>
              <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
              Voltar ao Site
            </a>
          </Button>
        </chakra.header>
        <Box>{children}</Box>
      </Main>
    </Frame>
  );
}
