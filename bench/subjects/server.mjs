import { measureChecks } from '../server/measure-checks.mjs';
import { measureRules } from '../server/measure-rules.mjs';

/** What the server's guards cost: how long a sent file waits for its check, and how near the rules are to their limits. */
export const subject = {
  options: { runs: '20', only: '' },
  parts: ['checks', 'rules'],
  async run({ options, offset, holder, say }) {
    const { only, runs } = options;
    const measures = {
      checks: () => measureChecks({ runs, offset, holder, say }),
      rules: () => measureRules({ holder, say }),
    };
    const asked = Object.entries(measures).filter(([part]) => only === '' || only === part);
    let met = 0;
    for (const [, measure] of asked) if (await measure()) met += 1;
    say(`goal met ${met} of ${asked.length}`);
    return met === asked.length;
  },
};
