import lighthouse from 'lighthouse';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What a page behind a sign-in can be held to: no stranger finds it, and its speed is measured where it works. */
const SIGNED_IN_CATEGORIES = ['accessibility', 'best-practices'];
/** The connection to the database stays open: waiting for silence would be waiting for nothing. */
const LOADED_AFTER_MS = 12_000;

/** One run of Lighthouse on a phone, by somebody whom the browser remembers. Scores from 0 to 100, and what costs points. */
export async function auditSignedIn(url, port) {
  const result = await runLighthouse(url, port, {
    onlyCategories: SIGNED_IN_CATEGORIES,
    disableStorageReset: true,
    maxWaitForLoad: LOADED_AFTER_MS,
  });
  const { categories, audits, finalDisplayedUrl } = answered(url, result);
  if (finalDisplayedUrl !== url) throw new PlainFailure(`${url} led to ${finalDisplayedUrl}.`);
  return {
    scores: SIGNED_IN_CATEGORIES.map((name) => scoreOf(categories, name)),
    failed: failedIn(SIGNED_IN_CATEGORIES, categories, audits),
  };
}

/**
 * One run of Lighthouse as it comes: a phone, the network and the processor slowed down by calculation. Scores from
 * 0 to 100, times in milliseconds.
 */
export async function auditPage(url, port) {
  const first = await runLighthouse(url, port, FIRST_VISIT);
  // The browser now and then loses the beginning of a trace; Lighthouse itself then asks to be run again.
  const result = first?.lhr.runtimeError === undefined ? first : await runLighthouse(url, port, FIRST_VISIT);
  return figuresOf(answered(url, result));
}

function answered(url, result) {
  if (result === undefined) throw new PlainFailure(`Lighthouse had no answer for ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new PlainFailure(`${url}: ${runtimeError.message}`);
  return result.lhr;
}

const FIRST_VISIT = {
  onlyCategories: CATEGORIES,
  // Lighthouse of itself leaves what a page has noted in the browser.
  clearStorageTypes: ['local_storage', 'file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
};

const runLighthouse = (url, port, options) =>
  lighthouse(url, {
    ...options,
    port,
    logLevel: 'silent',
    // Takes a second and changes no figure.
    disableFullPageScreenshot: true,
  });

const scoreOf = (categories, name) => Math.round((categories[name].score ?? 0) * 100);

function figuresOf({ categories, audits }) {
  const score = (name) => scoreOf(categories, name);
  const figure = (name) => audits[name].numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    // The performance says enough by its figures.
    failed: failedIn(CATEGORIES.slice(1), categories, audits),
  };
}

/** The audits that cost points. */
function failedIn(names, categories, audits) {
  return names.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
}
