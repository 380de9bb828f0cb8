import { measureRestore } from '../restore/measure-restore.mjs';

/** How long a firm's way back takes: `npm run backup`, and `npm run restore` into a project that lost it all. */
export const subject = {
  options: { rows: '100000', files: '1000', only: '' },
  parts: ['restore'],
  async run({ options, holder, say }) {
    const isMet = await measureRestore({ ...options, holder, say });
    say(`goal met ${isMet ? 1 : 0} of 1`);
    return isMet;
  },
};
