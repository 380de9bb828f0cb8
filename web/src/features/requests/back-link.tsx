import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePortalLink } from './use-portal-link.ts';

export function BackLink() {
  const linkTo = usePortalLink();
  return (
    <Back to={linkTo(paths.clientPortalRequests)}>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      Solicitações
    </Back>
  );
}

const Back = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '44px',
    mt: '-2',
    fontWeight: 'semibold',
    fontSize: 'secondary',
    color: 'brand.fg',
    borderRadius: 'control',
  },
});
