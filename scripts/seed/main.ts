import { aurora } from './aurora/aurora.ts';
import { boreal } from './boreal/boreal.ts';
import demoAccounts from './demo-accounts.json';
import { connectEmulators } from './emulators.ts';
import { SeedClock } from './seed-clock.ts';
import { writeFirm } from './write-firm.ts';

/** The sites whose visitors sign up into Aurora, wherever the app is served. */
const AURORA_DOMAINS = ['aurora.example', 'localhost:5000'];

// The sites this run serves, as arguments: `localhost:5450`.
const domains = [...new Set([...AURORA_DOMAINS, ...process.argv.slice(2)])];
const clock = new SeedClock(new Date());
const emulators = connectEmulators();

for (const firm of [await aurora(clock, domains), await boreal(clock)]) {
  const { rows, written, files } = await writeFirm(emulators, firm, clock, demoAccounts.password);
  console.log(`${firm.id}: ${rows} rows, ${written} of them new, ${files} files`);
}
