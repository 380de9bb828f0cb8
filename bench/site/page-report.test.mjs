import { describe, expect, it } from 'vitest';
import { figuresOf, missesOf } from './page-report.mjs';

const perfect = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 900,
  cls: 0,
  tbt: 0,
  failed: [],
};
const measured = (...audits) => ({
  name: '/',
  audits: audits.map((audit) => ({ ...perfect, ...audit })),
  weight: { scripts: 4, page: 16 },
});

describe('the figures of a page', () => {
  it('take the median of what the machine decides and the worst of the rest', () => {
    const figures = figuresOf(
      measured(
        { performance: 90, lcp: 2000, seo: 92 },
        { performance: 99, lcp: 1000 },
        { lcp: 900, cls: 0.01 },
      ),
    );
    expect(figures).toMatchObject({ performance: 99, lcp: 1000, seo: 92, cls: 0.01 });
  });
});

describe('the misses of a page', () => {
  it('are none when every limit is kept', () => {
    expect(missesOf(measured({ performance: 99, lcp: 1300 }))).toEqual([]);
  });

  it.each([
    [{ performance: 98 }, 'performance is 98'],
    [{ lcp: 1301 }, 'lcp is 1301'],
    [{ cls: 0.002 }, 'cls is 0.002'],
    [{ accessibility: 99, failed: ['accessibility: color-contrast'] }, '(accessibility: color-contrast)'],
  ])('name the figure of %j', (audit, text) => {
    expect(missesOf(measured(audit)).join()).toContain(text);
  });

  it('count the scripts', () => {
    expect(missesOf({ ...measured({}), weight: { scripts: 8.1, page: 1 } }).join()).toContain(
      'scripts is 8.1',
    );
  });
});
