import { chakra } from '@chakra-ui/react';
import { BrandMark, type Mark } from './brand-mark.tsx';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '44px',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: '1.1875rem',
    lineHeight: '1',
    letterSpacing: '-0.015em',
    color: 'fg',
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none' },
  },
});

type LogoFirm = {
  readonly shortName: string;
  readonly tagline: string;
  readonly mark: Mark;
  readonly colour: string | null;
  readonly letters: string;
};

type LogoProps = {
  /** null: nobody knows yet whose name belongs here, so there is none. */
  readonly firm: LogoFirm | null;
  /** The tile alone, for a collapsed sidebar. The name stays for screen readers. */
  readonly isMarkOnly?: boolean;
};

export function Logo({ firm, isMarkOnly = false }: LogoProps) {
  return (
    <Frame>
      <BrandMark {...(firm ?? {})} />
      {firm !== null && (
        <chakra.span srOnly={isMarkOnly}>
          {firm.shortName}
          {firm.tagline !== '' && (
            <chakra.small
              display="block"
              mt="1"
              fontFamily="body"
              fontSize="xs"
              fontWeight="medium"
              color="fg.muted"
            >
              {firm.tagline}
            </chakra.small>
          )}
        </chakra.span>
      )}
    </Frame>
  );
}
