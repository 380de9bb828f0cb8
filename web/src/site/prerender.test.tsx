import { describe, expect, it } from 'vitest';
import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { sitePages } from './pages.ts';
import { site } from './prerender.tsx';

const rendered = site.pages.map((page) => [page.path, page] as const);
const bodies = new Map(
  site.pages.map(({ path, body }) => [path, new DOMParser().parseFromString(body, 'text/html')]),
);
const heads = new Map(
  site.pages.map(({ path, head }) => [
    path,
    new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html').head,
  ]),
);
const isHidden = (path: string) => sitePages.some((page) => page.path === path && page.isHidden === true);
const shownPaths = site.pages.map(({ path }) => path).filter((path) => !isHidden(path));

/** Answered by the app or by a file, not by a page of this list. */
const otherTargets = new Set<string>([paths.auth, paths.admin.dashboard, paths.feed]);

function leadsSomewhere(href: string, from: string): boolean {
  if (/^(?:https:|tel:|mailto:)/.test(href)) return true;
  const { pathname, hash } = new URL(href, `https://${firm.domain}${from}`);
  if (otherTargets.has(pathname)) return hash === '';
  const target = bodies.get(pathname);
  return target !== undefined && (hash === '' || target.getElementById(hash.slice(1)) !== null);
}

describe.each(rendered)('%s', (path) => {
  const body = bodies.get(path) ?? new Document();
  const head = heads.get(path);

  it('has no link that leads nowhere, neither to a page nor to a place on it', () => {
    const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '#');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !leadsSomewhere(href, path))).toEqual([]);
  });

  it('has one h1 and skips no level of heading', () => {
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    const levels = [...body.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('uses no id twice', () => {
    const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('opens other sites without handing them this window', () => {
    const careless = [...body.querySelectorAll('a[target=_blank]:not([rel~=noopener])')];
    expect(careless.map((link) => link.outerHTML)).toEqual([]);
  });

  it('carries no script and no style that the policy of the host would refuse', () => {
    expect(body.querySelectorAll('script, [onclick], [onload], iframe')).toHaveLength(0);
    expect(head?.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  });
});

describe.each(shownPaths)('what search engines and messengers read of %s', (path) => {
  const head = heads.get(path);
  const meta = (property: string) =>
    head?.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

  it('is a description that is not cut, and its own URL', () => {
    const description = head?.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://${firm.domain}${path}`,
    );
    expect(meta('og:url')).toBe(`https://${firm.domain}${path}`);
  });

  it('is a picture that the build draws', () => {
    const picture = new URL(meta('og:image') ?? '').pathname.slice(1);
    expect(site.pictures.map(({ name }) => name)).toContain(picture);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  });
});

describe('the public pages together', () => {
  it('differ in title, description and picture', () => {
    const texts = shownPaths.map((path) => heads.get(path)?.querySelector('title')?.textContent);
    const descriptions = shownPaths.map((path) =>
      heads.get(path)?.querySelector('meta[name=description]')?.getAttribute('content'),
    );
    expect(new Set(texts).size).toBe(shownPaths.length);
    expect(new Set(descriptions).size).toBe(shownPaths.length);
    expect(new Set(site.pictures.map(({ text }) => text)).size).toBe(shownPaths.length);
  });

  it('are all in the sitemap with the day of their last change, and the hidden ones are not', () => {
    const sitemap = site.files.find(({ name }) => name === 'sitemap.xml')?.text ?? '';
    const urls = [...new DOMParser().parseFromString(sitemap, 'application/xml').querySelectorAll('url')];
    const listed = urls.map((url) => [url.children[0]?.textContent, url.children[1]?.textContent]);
    expect(listed).toEqual(
      sitePages
        .filter((page) => page.isHidden !== true)
        .map(({ path, updated }) => [`https://${firm.domain}${path}`, updated]),
    );
    expect(listed.every(([, day]) => /^\d{4}-\d{2}-\d{2}$/.test(day ?? ''))).toBe(true);
  });

  it('tell search engines to leave out the hidden ones', () => {
    const hidden = site.pages.filter(({ path }) => isHidden(path));
    expect(hidden.map(({ file }) => file)).toEqual(['404.html', 'sem-conexao.html']);
    for (const { head } of hidden) expect(head).toContain('<meta name="robots" content="noindex"/>');
  });

  it('let feed readers find the feed', () => {
    for (const head of heads.values()) {
      expect(head.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe('/rss.xml');
    }
  });

  it('close the app to crawlers', () => {
    const robots = site.files.find(({ name }) => name === 'robots.txt')?.text;
    expect(robots).toContain('Disallow: /admin\n');
    expect(robots).toContain(`Sitemap: https://${firm.domain}/sitemap.xml`);
  });

  it('say where a hole is reported', () => {
    const text = site.files.find(({ name }) => name === 'security.txt')?.text;
    expect(text).toContain(`Contact: mailto:${firm.email}`);
    const expires = /^Expires: (.+)$/m.exec(text ?? '')?.[1] ?? '';
    expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
  });

  it('mark the page that is open, and the blog while one of its articles is', () => {
    const current = (path: string) => bodies.get(path)?.querySelector('#menu [aria-current]');
    expect(current('/servicos')?.textContent).toBe('Serviços');
    expect(current('/servicos')?.getAttribute('aria-current')).toBe('page');
    const article = sitePages.find(({ published }) => published !== undefined)?.path ?? '';
    expect(current(article)?.textContent).toBe('Blog');
    expect(current(article)?.getAttribute('aria-current')).toBe('true');
    expect(current('/404')).toBeNull();
  });
});
