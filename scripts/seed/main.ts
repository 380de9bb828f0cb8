import { parseArgs } from 'node:util';
import { aurora, auroraOfFirstDay } from './aurora/aurora.ts';
import { boreal } from './boreal/boreal.ts';
import demoAccounts from './demo-accounts.json';
import { connectEmulators } from './emulators.ts';
import { SeedClock } from './seed-clock.ts';
import { writeFirm } from './write-firm.ts';

/** The sites whose visitors sign up into Aurora, wherever the app is served. */
const AURORA_DOMAINS = ['aurora.example', 'localhost:5000'];

// `--empty`, then the sites this run serves: `localhost:5450`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { empty: { type: 'boolean', default: false } },
});
const domains = [...new Set([...AURORA_DOMAINS, ...positionals])];
const clock = new SeedClock(new Date());
const emulators = connectEmulators();

const firms = values.empty
  ? [auroraOfFirstDay(clock, domains)]
  : [await aurora(clock, domains), await boreal(clock)];
for (const firm of firms) {
  const { rows, written, files } = await writeFirm(emulators, firm, clock, demoAccounts.password);
  console.log(`${firm.id}: ${rows} rows, ${written} of them new, ${files} files`);
}
