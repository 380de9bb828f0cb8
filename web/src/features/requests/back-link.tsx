import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router-dom';

export function BackLink({ to }: { to: To }) {
  return (
    <Back to={to}>
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
