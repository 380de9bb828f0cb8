import { homePath, type Role } from '@portal/domain';
import { paths } from '#config/paths.ts';

const areas = {
  staff: [paths.admin.dashboard, paths.sync],
  client: [paths.clientPortal, paths.sync],
} as const;

/**
 * Where to go after signing in: the address that was asked for when it is one of the app's own for that role,
 * else the role's home. Everything else is ignored, `//evil.example` and `/\evil.example` among it: a browser
 * reads both as another site.
 */
export function innerPath(next: string | null, role: Role): string {
  const home = homePath(role);
  if (next === null || !/^\/[^/\\]/.test(next)) return home;
  const inner = parsePath(next);
  const allowed = areas[role === 'client' ? 'client' : 'staff'];
  return inner !== null && allowed.some((area) => isInside(inner, area)) ? inner : home;
}

/** `area` itself or below it, by whole segments: `/administrator` is not inside `/admin`. */
function isInside(path: string, area: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return pathname === area || pathname.startsWith(`${area}/`);
}

// Resolves dots and backslashes as the browser would, so that the check sees where it really leads.
function parsePath(next: string): string | null {
  const base = 'https://app.invalid';
  if (!URL.canParse(next, base)) return null;
  const url = new URL(next, base);
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}
