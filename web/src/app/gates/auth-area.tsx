import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundScreen } from '#app/frame/not-found-screen.tsx';
import { useOwnTitle } from '#app/frame/use-document-title.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { AuthRoute } from './auth-route.tsx';

const InviteRoute = lazy(async () => ({ default: (await import('./invite-route.tsx')).InviteRoute }));

/** `/auth`, and `/auth/invite`: one route, because each is a part of what loads before the first list. */
export function AuthArea() {
  const { part } = useParams();
  if (part === undefined) return <AuthRoute />;
  return part === 'invite' ? <Invite /> : <NotFoundScreen />;
}

function Invite() {
  useOwnTitle('Convite');
  return (
    <Suspense fallback={<PageSpinner />}>
      <InviteRoute />
    </Suspense>
  );
}
