import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router-dom';

/** From a page to the list it belongs to, above the page's title. */
export const BackLink = ({ to, children }: { readonly to: To; readonly children: string }) => (
  <Back to={to}>
    <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
    {children}
  </Back>
);

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '24px',
    mb: '2',
    borderRadius: 'sm',
    textStyle: 'meta',
    color: 'brand.fg',
    fontWeight: 'medium',
    '@media (pointer: coarse)': { minHeight: '44px' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
