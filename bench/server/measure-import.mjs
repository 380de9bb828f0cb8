import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { buildFunctions } from '#scripts/build/builds.mjs';
import { inRoot } from '#scripts/paths.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';

const IMPORT_MS = 300;
const FILE_BYTES = 400 * 1024;
const kilobytes = (bytes) => `${Math.round(bytes / 1024)} KB`;
const BUNDLE = inRoot('functions', 'lib', 'index.cjs');
const READ = `
  const start = performance.now();
  const before = process.cpuUsage();
  require(${JSON.stringify(BUNDLE)});
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ wall: performance.now() - start, processor: (user + system) / 1000 }));
`;
/** What the cloud tells each function of its project; nothing is asked of it. */
const CLOUD = {
  GCLOUD_PROJECT: 'bench',
  FIREBASE_CONFIG: JSON.stringify({ projectId: 'bench', storageBucket: 'bench.firebasestorage.app' }),
};

/** The file of the functions, which each cold start reads: its size, and until a fresh process has run it. */
export async function measureImport({ runs, holder, say }) {
  await buildFunctions(holder, say);
  const { size } = await stat(BUNDLE);
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const env = { ...process.env, ...CLOUD };
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', READ], { env });
    times.push(JSON.parse(stdout.trim().split('\n').at(-1)));
  }
  const [wall, processor] = ['wall', 'processor'].map((kind) => summaryOf(times.map((one) => one[kind])));
  const line = (name, { p50, p95, max }) => [name, ...[p50, p95, max].map(milliseconds)];
  say(
    table(
      [`the functions' file, ${kilobytes(size)}`, 'p50', 'p95', 'max'],
      [line('import in a fresh process', wall), line('of it by the processor', processor)],
    ),
  );
  const kept = [
    keeps({ what: "the functions' file", value: size, limit: FILE_BYTES, shown: kilobytes, say }),
    keeps({
      what: 'import of the functions, p50',
      value: wall.p50,
      limit: IMPORT_MS,
      shown: milliseconds,
      say,
    }),
  ];
  return kept.every(Boolean);
}
