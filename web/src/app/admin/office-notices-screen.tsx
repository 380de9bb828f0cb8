import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { NoticesScreen } from '#features/notices/notices-screen.tsx';

export const OfficeNoticesScreen = () => (
  <NoticesScreen
    variant="admin"
    preferences={
      <PreferencesLink to={`${paths.admin.settings}?aba=notificacoes`}>Preferências</PreferencesLink>
    }
  />
);

const PreferencesLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'brand.fg',
    textDecoration: 'underline',
  },
});
