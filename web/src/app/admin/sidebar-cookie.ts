const NAME = 'sidebar_state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** Open or collapsed as the person left it; null where nobody has chosen within seven days. */
export function readSidebarCookie(cookies: string): boolean | null {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  if (pair === undefined) return null;
  return pair.endsWith('=true');
}

/** What to assign to `document.cookie`. */
export function sidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}
