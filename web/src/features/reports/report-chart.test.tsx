import { describe, expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { ReportChart } from './report-chart.tsx';
import { emptyReport, type Report } from './report.ts';

const NAMES = { clients: [], people: [] };

/** Of so many months, each with one more obligation than the one before. */
function reportOf(from: string, to: string): Report {
  const report = emptyReport(from, to);
  [...report.months.values()].forEach(({ obligations }, at) => (obligations.on_time = at + 1));
  return report;
}
const draw = (kind: 'conformidade' | 'tendencias', report: Report) => {
  const { host } = renderForTest(<ReportChart kind={kind} report={report} names={NAMES} />);
  return host.querySelector('[role=img]');
};

describe('the chart of conformity', () => {
  it.each([
    ['one month', '2026-11-01', '2026-11-01', 1, ['0', '1']],
    ['two years', '2024-12-01', '2026-11-01', 24, ['0', '10', '20', '30']],
  ])(
    'has a column for each month of %s, beside an axis of whole numbers',
    (_what, from, to, months, axis) => {
      const chart = draw('conformidade', reportOf(from, to));
      expect(chart?.getAttribute('aria-label')).toContain('11/26 – Concluída no prazo');
      const texts = [...(chart?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
      expect(texts.slice(0, axis.length)).toEqual(axis);
      expect(chart?.querySelectorAll('[style*=flex-grow]')).toHaveLength(months);
    },
  );
});

describe('the chart of trends', () => {
  it('is a line for each count over several months, and a bar for each in one', () => {
    expect(
      draw('tendencias', reportOf('2026-10-01', '2026-11-01'))?.querySelectorAll('polyline'),
    ).toHaveLength(3);
    const one = draw('tendencias', reportOf('2026-11-01', '2026-11-01'));
    expect(one?.querySelector('polyline')).toBeNull();
    expect(one?.getAttribute('aria-label')).toBe(
      'Movimento do escritório: Obrigações – Obrigações 1; Documentos – nada; Solicitações – nada.',
    );
  });
});
