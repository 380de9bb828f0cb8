import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';

export function BackToClients() {
  return (
    <Back to={paths.admin.clients}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      Clientes
    </Back>
  );
}

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
