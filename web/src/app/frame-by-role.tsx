import { lazy, Suspense } from 'react';
import { useActiveAccount } from '#session/session-context.ts';
import { PageSpinner } from '#ui/spinner.tsx';

const AdminLayout = lazy(async () => ({
  default: (await import('./admin/admin-layout.tsx')).AdminLayout,
}));
const PortalLayout = lazy(async () => ({
  default: (await import('./portal/portal-layout.tsx')).PortalLayout,
}));

/** The panel's frame for staff, the portal's for clients: /sync stands in either. */
export function FrameByRole() {
  const { role } = useActiveAccount();
  return (
    <Suspense fallback={<PageSpinner />}>{role === 'client' ? <PortalLayout /> : <AdminLayout />}</Suspense>
  );
}
