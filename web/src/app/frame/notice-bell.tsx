import { useEffect, useState } from 'react';
import type { To } from 'react-router-dom';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { lazyPart } from '#ui/lazy/lazy-part.ts';

const Bell = lazyPart(
  () => import('#features/notices/bell.tsx'),
  (module) => module.Bell,
);

/** Its place is kept from the start; what it counts is asked once the first screen stands. */
export function NoticeBell({ to }: { readonly to: To }) {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => afterFirstScreen(() => setIsCalm(true)), []);
  return <span style={{ flex: '0 0 44px', height: 44 }}>{isCalm && <Bell to={to} />}</span>;
}
