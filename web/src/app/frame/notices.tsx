import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { NoticePreferences } from '#features/notices/notice-preferences.tsx';
import { NoticesScreen } from '#features/notices/notices-screen.tsx';
import { useActiveAccount } from '#session/session-context.ts';

/** 'Avisos' of whichever area: the panel has its preferences among the settings, the portal here. */
export function Component() {
  const isClient = useActiveAccount().role === 'client';
  return isClient ? (
    <NoticesScreen variant="portal" preferences={<NoticePreferences />} />
  ) : (
    <NoticesScreen
      variant="admin"
      preferences={
        <PreferencesLink to={`${paths.admin.settings}?aba=notificacoes`}>Preferências</PreferencesLink>
      }
    />
  );
}

const PreferencesLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'brand.fg',
    textDecoration: 'underline',
  },
});
