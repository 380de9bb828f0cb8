import { milliseconds, table } from '../lib/table.mjs';
import { percentile } from '../lib/statistics.mjs';

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP',
  'CLS',
  'TBT',
  'scripts',
  'HTML+CSS',
];

/** The median decides where the machine's mood shows; what does not depend on it must hold in every run. */
export function figuresOf({ audits, weight }) {
  const median = (name) =>
    percentile(
      audits.map((audit) => audit[name]),
      0.5,
    );
  const worst = (name) => Math.min(...audits.map((audit) => audit[name]));
  return {
    performance: median('performance'),
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
    seo: worst('seo'),
    lcp: median('lcp'),
    // Below a thousandth of the window nothing has moved that an eye could see.
    cls: Math.round(Math.max(...audits.map(({ cls }) => cls)) * 1000) / 1000,
    tbt: median('tbt'),
    scripts: weight.scripts,
    page: weight.page,
  };
}

const LIMITS = [
  { name: 'performance', keeps: (value) => value >= 99, limit: 'at least 99' },
  { name: 'accessibility', keeps: (value) => value === 100, limit: '100' },
  { name: 'best-practices', keeps: (value) => value === 100, limit: '100' },
  { name: 'seo', keeps: (value) => value === 100, limit: '100' },
  { name: 'lcp', keeps: (value) => value <= 1300, limit: 'at most 1300 ms' },
  { name: 'cls', keeps: (value) => value === 0, limit: '0' },
  { name: 'scripts', keeps: (value) => value <= 8, limit: 'at most 8 KB' },
];

/** A line for each figure of a page beyond its limit. */
export function missesOf(measured) {
  const figures = figuresOf(measured);
  const failed = [...new Set(measured.audits.flatMap((audit) => audit.failed))];
  return LIMITS.filter(({ name, keeps }) => !keeps(figures[name])).map(({ name, limit }) => {
    const causes = failed.filter((cause) => cause.startsWith(`${name}: `));
    const because = causes.length === 0 ? '' : ` (${causes.join(', ')})`;
    return `MISSED ${measured.name}: ${name} is ${Math.round(figures[name] * 1000) / 1000}, the limit ${limit}${because}`;
  });
}

export function pageTable(all) {
  const kilobytes = (value) => `${value.toFixed(1)} KB`;
  return table(
    HEAD,
    all.map((measured) => {
      const figures = figuresOf(measured);
      return [
        measured.name,
        `${figures.performance}`,
        `${figures.accessibility}`,
        `${figures['best-practices']}`,
        `${figures.seo}`,
        milliseconds(figures.lcp),
        `${figures.cls}`,
        milliseconds(figures.tbt),
        kilobytes(figures.scripts),
        kilobytes(figures.page),
      ];
    }),
  );
}
