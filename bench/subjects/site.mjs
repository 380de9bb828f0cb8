import { findBrowser } from '#scripts/install/browser.mjs';
import { measureSite } from '../site/measure-site.mjs';

/** Lighthouse on every public page of the production build, and for comparison the home page hydrated the usual way. */
export const subject = {
  options: { runs: '5', pages: '', only: '' },
  parts: ['portal', 'rival'],
  async run({ options, offset, holder, say }) {
    const executable = await findBrowser(holder, say);
    const isMet = await measureSite({ ...options, offset, holder, say, executable });
    say(`goal met ${isMet ? 1 : 0} of 1`);
    return isMet;
  },
};
