import { measureChecks } from '../server/measure-checks.mjs';
import { measureImport } from '../server/measure-import.mjs';
import { measureRules } from '../server/measure-rules.mjs';

/** What the server's guards cost: how long a sent file waits for its check, how near the rules are to their limits, and a cold start. */
export const subject = {
  options: { runs: '20', only: '' },
  parts: ['checks', 'rules', 'import'],
  async run({ options, offset, holder, say }) {
    const { only, runs } = options;
    const measures = {
      checks: () => measureChecks({ runs, offset, holder, say }),
      rules: () => measureRules({ holder, say }),
      import: () => measureImport({ runs, holder, say }),
    };
    const asked = Object.entries(measures).filter(([part]) => only === '' || only === part);
    let met = 0;
    for (const [, measure] of asked) if (await measure()) met += 1;
    say(`goal met ${met} of ${asked.length}`);
    return met === asked.length;
  },
};
