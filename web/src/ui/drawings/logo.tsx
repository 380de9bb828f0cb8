import { chakra } from '@chakra-ui/react';
import { BrandMark } from './brand-mark.tsx';

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
    '& > svg, & > img': { flex: 'none' },
  },
});

type LogoFirm = {
  readonly shortName: string;
  readonly tagline: string;
  /** null: the build's own. */
  readonly mark: string | null;
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
      <BrandMark url={firm?.mark} />
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
