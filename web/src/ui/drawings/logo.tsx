import { chakra } from '@chakra-ui/react';
import { firm } from '#config/firm.ts';
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
  },
});

type LogoProps = {
  /** The tile alone, for a collapsed sidebar. The name stays for screen readers. */
  readonly isMarkOnly?: boolean;
};

export function Logo({ isMarkOnly = false }: LogoProps) {
  return (
    <Frame>
      <BrandMark />
      <chakra.span srOnly={isMarkOnly}>
        {firm.shortName}
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
      </chakra.span>
    </Frame>
  );
}
