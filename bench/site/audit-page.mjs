import lighthouse from 'lighthouse';
import { PlainFailure } from '#scripts/plain-failure.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One run of Lighthouse as it comes: a phone, the network and the processor slowed down by calculation. Scores from
 * 0 to 100, times in milliseconds.
 */
export async function auditPage(url, port) {
  const first = await runLighthouse(url, port);
  // The browser now and then loses the beginning of a trace; Lighthouse itself then asks to be run again.
  const result = first?.lhr.runtimeError === undefined ? first : await runLighthouse(url, port);
  if (result === undefined) throw new PlainFailure(`Lighthouse had no answer for ${url}.`);
  return figuresOf(url, result.lhr);
}

const runLighthouse = (url, port) =>
  lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    // A first visit: Lighthouse of itself leaves what a page has noted in the browser.
    clearStorageTypes: ['local_storage', 'file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
    // Takes a second and changes no figure.
    disableFullPageScreenshot: true,
  });

function figuresOf(url, { categories, audits, runtimeError }) {
  if (runtimeError !== undefined) throw new PlainFailure(`${url}: ${runtimeError.message}`);
  const score = (name) => Math.round((categories[name].score ?? 0) * 100);
  const figure = (name) => audits[name].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    failed: failedIn(categories, audits),
  };
}

/** The audits that cost points outside the performance, which says enough by its figures. */
function failedIn(categories, audits) {
  return CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
}
