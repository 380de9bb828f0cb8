import type { To } from 'react-router-dom';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { lazyPart } from '#ui/lazy/lazy-part.ts';

/** What it counts is asked once the first screen is there. */
const Bell = lazyPart(
  () => new Promise<void>(afterFirstScreen).then(() => import('#features/notices/bell.tsx')),
  (module) => module.Bell,
);

/** Its place is kept from the start. */
export const NoticeBell = ({ to }: { readonly to: To }) => (
  <span style={{ minWidth: 44 }}>
    <Bell to={to} />
  </span>
);
