import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#session/session-context.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { type Area, guardArea } from './guard.ts';

/** Staff alone in the panel, clients alone in the portal. */
export function AreaGuard({ area }: { readonly area: Area }) {
  const guarded = guardArea(useSession(), area);
  switch (guarded.kind) {
    case 'screen':
      return <Outlet />;
    case 'redirect':
      return <Navigate to={guarded.to} replace />;
    case 'spinner':
    case 'account':
      return <PageSpinner />;
  }
}
