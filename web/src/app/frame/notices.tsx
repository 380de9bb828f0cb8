import { paths } from '#config/paths.ts';
import { NoticePreferences } from '#features/notices/notice-preferences.tsx';
import { NoticesScreen } from '#features/notices/notices-screen.tsx';
import { useActiveAccount } from '#session/session-context.ts';
import { MoreLink } from '#ui/display/more-link.tsx';

/** 'Avisos' of whichever area: the panel has its preferences among the settings, the portal here. */
export function AreaNotices() {
  const isClient = useActiveAccount().role === 'client';
  return isClient ? (
    <NoticesScreen variant="portal" preferences={<NoticePreferences />} />
  ) : (
    <NoticesScreen
      variant="admin"
      preferences={<MoreLink to={`${paths.admin.settings}?aba=notificacoes`}>Preferências</MoreLink>}
    />
  );
}
