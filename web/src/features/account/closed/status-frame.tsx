import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import { Logo } from '#ui/drawings/logo.tsx';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minHeight: '100dvh',
    px: { base: '5', md: '6' },
    pt: { base: '2', md: '4' },
    pb: { base: '6', md: '12' },
  },
});

const Box = chakra('main', {
  base: {
    width: 'min(520px, 100%)',
    m: 'auto',
    outline: 'none',
    md: { p: '10', bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg' },
  },
});

const StatusTitle = chakra('h1', {
  base: { textStyle: 'portalTitle', fontSize: '1.75rem', mt: '6', mb: '2.5' },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '7', mdDown: { '& > *': { flex: '1 1 100%' } } },
});

type StatusFrameProps = {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
};

/** One sheet that says what the account's state is. */
export function StatusFrame({ drawing, title, children, actions }: StatusFrameProps) {
  const firm = useShownFirm();
  return (
    <Frame>
      <header>
        <a href={paths.home} aria-label="Início">
          <Logo firm={firm} />
        </a>
      </header>
      <Box>
        {drawing}
        <StatusTitle>{title}</StatusTitle>
        {children}
        <Actions data-keep-clear>{actions}</Actions>
      </Box>
    </Frame>
  );
}
