import { chakra } from '@chakra-ui/react';
import { formatInstantMinute, formatMonth, toInstant } from '@portal/domain';
import { useShownFirm } from '#session/firm/shown-firm.ts';
import type { ReportRange } from './report-params.ts';
import { REPORT_LABELS } from './report-tables.ts';

/** On paper alone: whose report it is, of which months, and when it was made. */
export function PrintHead({ range: { kind, from, to } }: { readonly range: ReportRange }) {
  const firm = useShownFirm();
  return (
    <Head>
      {firm !== null && `${firm.name} – `}
      {REPORT_LABELS[kind]}, {formatMonth(from)} a {formatMonth(to)}. Impresso em{' '}
      {formatInstantMinute(toInstant(new Date()))}.
    </Head>
  );
}

const Head = chakra('p', { base: { display: 'none', _print: { display: 'block', mb: '4' } } });
