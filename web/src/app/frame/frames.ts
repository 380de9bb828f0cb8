import type { Role } from '@portal/domain';
import { type LazyComponent, lazyComponent } from '#ui/lazy/lazy-component.ts';

type Frame = LazyComponent<object>;

const admin: Frame = lazyComponent(
  () => import('#app/admin/admin-layout.tsx'),
  (module) => module.AdminLayout,
);
const portal: Frame = lazyComponent(
  () => import('#app/portal/portal-layout.tsx'),
  (module) => module.PortalLayout,
);

/** The panel's frame for staff, the portal's for clients. */
export const frameOf = (role: Role): Frame => (role === 'client' ? portal : admin);
