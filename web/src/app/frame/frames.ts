import type { Role } from '@portal/domain';
import { type LazyComponent, lazyComponent } from '#ui/lazy/lazy-component.ts';

type Frame = LazyComponent<object>;

const admin: Frame = lazyComponent(async () => (await import('#app/admin/admin-layout.tsx')).AdminLayout);
const portal: Frame = lazyComponent(async () => (await import('#app/portal/portal-layout.tsx')).PortalLayout);

/** The panel's frame for staff, the portal's for clients. */
export const frameOf = (role: Role): Frame => (role === 'client' ? portal : admin);
