import { CATALOGUE, dueDate, NATIONAL_CALENDARS } from '@portal/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { dueInMonth } from './due-in-month.ts';
import { taxCalendarPages } from './tax-calendar-pages.tsx';

const MADE_ON = '2026-11-24';
const pages = taxCalendarPages(MADE_ON);

function bodyOf(path: string): Document {
  const page = pages.find((candidate) => candidate.path === path);
  return new DOMParser().parseFromString(renderToStaticMarkup(page?.body), 'text/html');
}
const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

describe('the dates of a month', () => {
  it('are those of every rule that has one in it, by date', () => {
    const november = dueInMonth('2026-11-01');
    const day = (key: string) => november.find(({ rule }) => rule.key === key);
    expect(day('pgdas-das')).toMatchObject({ date: '2026-11-23', competence: '2026-10' });
    expect(day('fgts')).toMatchObject({ date: '2026-11-19', competence: '2026-10' });
    const dates = november.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date) => date.startsWith('2026-11'))).toBe(true);
  });

  it('of a year together are all that fall due in it, none twice', () => {
    const shown = Array.from({ length: 12 }, (_, index) =>
      dueInMonth(`2026-${String(index + 1).padStart(2, '0')}-01`),
    ).flat();
    const names = shown
      .filter(({ quota }) => quota === null)
      .map(({ rule, competence }) => `${rule.key} ${competence}`);
    const competences = ['2024', '2025', '2026'].flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
    );
    const expected = CATALOGUE.flatMap((rule) =>
      competences
        .filter((one) => dueDate(rule, one, NATIONAL_CALENDARS).date?.startsWith('2026') === true)
        .map((competence) => `${rule.key} ${competence}`),
    );
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it('hold the later quotas of a payment in equal parts', () => {
    const quotas = dueInMonth('2026-12-01').filter(({ quota }) => quota !== null);
    expect(quotas.map(({ competence, quota, date }) => [competence, quota, date])).toContainEqual([
      '2026-09',
      3,
      '2026-12-30',
    ]);
  });
});

describe('the pages of the tax calendar', () => {
  it('are one for each month of this year and the next, and one that leads to all of them', () => {
    expect(pages).toHaveLength(25);
    const links = [...bodyOf('/calendario-tributario').querySelectorAll('.months a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(pages.slice(1).map(({ path }) => path));
    expect(pages[1]?.path).toBe('/calendario-tributario/2026-01');
    expect(pages.at(-1)?.path).toBe('/calendario-tributario/2027-12');
  });

  it('say for each day what is due, for which month, by which norm, and why it moved', () => {
    const body = bodyOf('/calendario-tributario/2026-11');
    const das = [...body.querySelectorAll('.due-day li')].find(
      (item) => textOf(item.querySelector('h3')) === 'PGDAS-D e DAS',
    );
    expect(textOf(das?.closest('.due-day')?.querySelector('h2'))).toBe('segunda, 23/11');
    expect(textOf(das)).toContain('Simples Nacional. Referente a 10/2026.');
    expect(textOf(das)).toContain(
      'Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.',
    );
    expect(textOf(das)).toContain('Res. CGSN 140, art. 40, § 3º');
  });

  it('say when they were made, and hold no row without a date', () => {
    for (const { path } of pages) {
      const body = bodyOf(path);
      expect(body.querySelector(`time[datetime="${MADE_ON}"]`)?.textContent).toBe('24 de novembro de 2026');
      expect(body.body.textContent).not.toContain('aguarda norma');
    }
  });

  it('give search engines the same dates, each with its place on the page', () => {
    const page = pages.find(({ path }) => path === '/calendario-tributario/2026-11');
    const [list] = page?.jsonLd ?? [];
    const due = dueInMonth('2026-11-01');
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: due.length });
    const ids = [...bodyOf('/calendario-tributario/2026-11').querySelectorAll('[id]')].map(({ id }) => id);
    expect(JSON.stringify(list)).toContain('23/11/2026: PGDAS-D e DAS (10/2026)');
    for (const [, id] of JSON.stringify(list).matchAll(/#([^"]+)"/g)) expect(ids).toContain(id);
  });
});
