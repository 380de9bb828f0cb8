import { paths } from '#config/paths.ts';
import { absolute } from './absolute.ts';

/** The app is behind a sign-in; a crawler finds nothing there. */
const CLOSED = [paths.admin.dashboard, paths.clientPortal, paths.sync, paths.resetPassword];

export const robots = () =>
  `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
