/** What the portal's URLs carry behind the '?'. */
export const PORTAL_PARAMS = {
  /** The tab; absent for the first. */
  tab: 'aba',
  /** One of several companies; absent for the primary one. */
  company: 'empresa',
  /** The service a new request is about. */
  service: 'servico',
} as const;

type Params = Partial<Record<keyof typeof PORTAL_PARAMS, string | null>>;

/** The search part of a portal URL: `company` as it is in `current`, unless it is named. */
export function portalSearch(current: URLSearchParams, params: Params = {}): string {
  const next = new URLSearchParams();
  const all: Params = { company: current.get(PORTAL_PARAMS.company), ...params };
  for (const name of ['tab', 'company', 'service'] as const) {
    const value = all[name];
    if (value !== null && value !== undefined) next.set(PORTAL_PARAMS[name], value);
  }
  return next.toString();
}
