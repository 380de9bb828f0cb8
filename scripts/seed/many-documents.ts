import { AURORA_PEOPLE, clientIdOf } from './aurora/accounts.ts';
import { aurora } from './aurora/aurora.ts';
import { CLIENT_UPLOAD, documentOf } from './documents.ts';
import { connectEmulators } from './emulators.ts';
import { SeedClock } from './seed-clock.ts';
import { writeFirm } from './write-firm.ts';

// In addition to the demo data, as arguments: how many documents of one client, and the sites this run serves. For
// measurements of long lists: the rows are those that the product writes, their bytes are not there.
const [count = '0', ...domains] = process.argv.slice(2);
const DAYS = 700;

const clock = new SeedClock(new Date());
const firm = await aurora(clock, domains);
const documents = Array.from({ length: Number(count) }, (_, index) => {
  const key = `many ${index}`;
  const line = {
    key,
    clientId: clientIdOf('padaria'),
    filename: `Nota fiscal ${String(index + 1).padStart(6, '0')}.pdf`,
    bytes: new Uint8Array(20_000 + index),
    ...CLIENT_UPLOAD,
    uploadedBy: AURORA_PEOPLE.marcos,
    at: clock.daysAgo(1 + (index % DAYS), '10:15'),
  };
  return documentOf(firm.id, line);
});
const rows = (await Promise.all(documents)).map(({ row }) => row);

const { written } = await writeFirm(
  connectEmulators(),
  { ...firm, accounts: [], rows, files: [] },
  clock,
  '',
);
console.log(`${written} documents written`);
