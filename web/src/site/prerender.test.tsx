import { describe, expect, it } from 'vitest';
import { paths } from '#config/paths.ts';
import { site } from './prerender.tsx';

const appPaths = new Set<string>([paths.auth, paths.admin.dashboard]);
const pagePaths = new Set(site.pages.map(({ path }) => path));

describe('the public pages', () => {
  it.each(site.pages.map((page) => [page.path, page] as const))(
    '%s has one h1 and no link that leads nowhere',
    (_, page) => {
      document.body.innerHTML = page.body;
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      for (const link of document.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        const isOutside = /^(?:https:|tel:|mailto:)/.test(href);
        const isHere = href.startsWith('#') && document.querySelector(href) !== null;
        expect(isOutside || isHere || pagePaths.has(href) || appPaths.has(href), href).toBe(true);
      }
    },
  );

  it('differ in title and description', () => {
    const heads = site.pages.map(({ head }) => {
      document.head.innerHTML = head;
      return [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')];
    });
    expect(new Set(heads.map(([title]) => title)).size).toBe(site.pages.length);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(site.pages.length);
  });

  it('keep the not-found page out of search engines and of the sitemap', () => {
    const notFound = site.pages.find(({ file }) => file === '404.html');
    expect(notFound?.head).toContain('noindex');
    expect(site.files.find(({ name }) => name === 'sitemap.xml')?.text).not.toContain('404');
  });

  it('use no id twice on one page', () => {
    for (const page of site.pages) {
      document.body.innerHTML = page.body;
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page.path,
      ).toEqual([]);
    }
  });
});
