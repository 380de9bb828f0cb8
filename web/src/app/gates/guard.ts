import { paths } from '#config/paths.ts';
import type { Session } from '#session/session-context.ts';

export type Area = 'admin' | 'portal';

/** What is shown in place of a protected screen. */
export type Guarded =
  | { kind: 'screen' }
  | { kind: 'spinner' }
  /** Pending, blocked, hidden, incomplete or out of reach: the account's own screens, at the address asked for. */
  | { kind: 'account' }
  | { kind: 'redirect'; to: string };

/** Who is signed in may see something at all; `area` decides afterwards. */
export function guardSignedIn(session: Session, asked: string): Guarded {
  switch (session.kind) {
    case 'active':
      return { kind: 'screen' };
    case 'loading':
      return { kind: 'spinner' };
    case 'signed_out':
    case 'refused':
      return { kind: 'redirect', to: signInPath(asked) };
    case 'incomplete':
    case 'pending':
    case 'blocked':
    case 'hidden':
    case 'unreachable':
    case 'factor_missing':
      return { kind: 'account' };
  }
}

/** Staff alone in the panel, clients alone in the portal; /auth sends everybody where they belong. */
export function guardArea(session: Session, area: Area): Guarded {
  if (session.kind !== 'active') return { kind: 'spinner' };
  const isClient = session.account.role === 'client';
  return isClient === (area === 'portal') ? { kind: 'screen' } : { kind: 'redirect', to: paths.auth };
}

/** The homes are where signing in leads anyway: only a deeper URL has to be remembered. */
export function signInPath(asked: string): string {
  const isHome = asked === paths.admin.dashboard || asked === paths.clientPortal;
  return isHome ? paths.auth : `${paths.auth}?next=${encodeURIComponent(asked)}`;
}
