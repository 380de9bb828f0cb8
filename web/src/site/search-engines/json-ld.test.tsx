import { describe, expect, it } from 'vitest';
import { firm } from '#config/firm.ts';
import { offeredServices } from '#site/content/services.ts';
import { sitePages } from '#site/pages.ts';
import { site } from '#site/prerender.tsx';

/** As much of it as the tests below read. */
type Data = {
  readonly '@type'?: string;
  readonly '@graph'?: readonly { readonly name: string; readonly url: string }[];
  readonly mainEntity?: readonly { readonly name: string }[];
  readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
  readonly openingHoursSpecification?: readonly { readonly dayOfWeek: readonly string[] }[];
};

/** What a search engine would read from the page, parsed back from its HTML. */
function dataOf(path: string): Data[] {
  const page = site.pages.find((candidate) => candidate.path === path);
  document.head.innerHTML = page?.head ?? '';
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    // What is missing shows as undefined in the assertion that reads it.
    ({ textContent }) => JSON.parse(textContent) as Data,
  );
}
const findType = (path: string, type: string) => dataOf(path).find((data) => data['@type'] === type);

describe('the home page', () => {
  it('describes the firm as firm.ts does', () => {
    expect(findType('/', 'AccountingService')).toMatchObject({
      name: firm.name,
      telephone: `+${firm.phone.digits}`,
      foundingDate: '2013',
      address: { '@type': 'PostalAddress', streetAddress: firm.address.street, addressCountry: 'BR' },
    });
  });

  it('has opening hours for six days', () => {
    const hours = findType('/', 'AccountingService')?.openingHoursSpecification;
    expect(hours?.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(6);
  });

  it('is above all others and names no way to itself', () => {
    expect(findType('/', 'BreadcrumbList')).toBeUndefined();
  });
});

it('the services page describes each service with its place', () => {
  const services = dataOf('/servicos').flatMap((data) => data['@graph'] ?? []);
  expect(services.map(({ name }) => name)).toEqual(offeredServices.map(({ title }) => title));
  expect(services[1]?.url).toBe(`https://${firm.domain}/servicos#fiscal`);
});

it('the contact page gives the questions it shows', () => {
  const shown = site.pages.find(({ path }) => path === '/contato')?.body ?? '';
  document.body.innerHTML = shown;
  const summaries = [...document.querySelectorAll('.questions summary')].map(
    ({ textContent }) => textContent,
  );
  const questions = findType('/contato', 'FAQPage')?.mainEntity;
  expect(summaries.length).toBeGreaterThan(0);
  expect(questions?.map(({ name }) => name)).toEqual(summaries);
});

describe.each(
  sitePages.filter(({ published }) => published !== undefined).map((page) => [page.path, page] as const),
)('%s', (path, page) => {
  it('is an article with its days, its picture and its publisher', () => {
    expect(findType(path, 'Article')).toMatchObject({
      headline: page.share?.title,
      datePublished: page.published,
      dateModified: page.updated,
      publisher: { '@id': `https://${firm.domain}/#firma` },
      mainEntityOfPage: `https://${firm.domain}${path}`,
    });
  });

  it('is below the blog', () => {
    const items = findType(path, 'BreadcrumbList')?.itemListElement;
    expect(items?.map(({ name }) => name)).toEqual(['Início', 'Blog', page.share?.title]);
    expect(items?.[1]?.item).toBe(`https://${firm.domain}/blog`);
  });
});
