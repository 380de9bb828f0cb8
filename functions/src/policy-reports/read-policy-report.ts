import { z } from 'zod';

/** What is kept of a report: enough to find the cause, nothing of the person. */
export type PolicyReport = { directive: string; blocked: string; page: string };

const MAX_TEXT = 200;
const reportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().min(1).max(100),
    'blocked-uri': z.string(),
    'document-uri': z.url({ protocol: /^https?$/ }),
  }),
});

/** A body of `report-uri` (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation); null where it is none. */
export function readPolicyReport(body: string): PolicyReport | null {
  const parsed = reportSchema.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  return {
    directive: report['effective-directive'],
    blocked: placeOf(report['blocked-uri']),
    page: new URL(report['document-uri']).pathname.slice(0, MAX_TEXT),
  };
}

/** An address without its query, where a secret may be; a word such as `inline` as it is. */
function placeOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked.slice(0, MAX_TEXT);
  const { protocol, host, pathname } = new URL(blocked);
  return `${protocol}//${host}${pathname}`.slice(0, MAX_TEXT);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
