import { paths } from '#config/paths.ts';

/** What the session room leaves behind; the site reads nothing else of it. */
const SESSION_KEY = 'portal.session';

/** A signed-in client goes straight to the portal, everyone else to the sign-in. */
export function aimPortalButton(root: ParentNode, storage: () => Pick<Storage, 'getItem'>): void {
  const target = isClient(storage) ? paths.clientPortal : paths.auth;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-portal]')) link.href = target;
}

function isClient(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    const session: unknown = JSON.parse(storage().getItem(SESSION_KEY) ?? 'null');
    return typeof session === 'object' && session !== null && 'role' in session && session.role === 'client';
  } catch {
    // Storage refused, or a text that is not ours: nobody is known.
    return false;
  }
}
