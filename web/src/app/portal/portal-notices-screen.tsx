import { NoticePreferences } from '#features/notices/notice-preferences.tsx';
import { NoticesScreen } from '#features/notices/notices-screen.tsx';

export const PortalNoticesScreen = () => (
  <NoticesScreen variant="portal" preferences={<NoticePreferences />} />
);
