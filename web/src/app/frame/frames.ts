import type { Role } from '@portal/domain';
import type { ComponentType } from 'react';
import { type LazyCode, lazyCode } from '#ui/lazy/lazy-code.ts';

type Frame = LazyCode<ComponentType>;

const admin: Frame = lazyCode(
  () => import('#app/admin/admin-layout.tsx'),
  (module) => module.AdminLayout,
);
const portal: Frame = lazyCode(
  () => import('#app/portal/portal-layout.tsx'),
  (module) => module.PortalLayout,
);

/** The panel's frame for staff, the portal's for clients. */
export const frameOf = (role: Role): Frame => (role === 'client' ? portal : admin);
