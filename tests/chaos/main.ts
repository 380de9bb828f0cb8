import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runChaos, type Product, type Trace } from './run.ts';

type Options = {
  runs: number;
  seed: number;
  product: Product;
  /** Where each run's trace is put. */
  traces: string;
  say(line: string): void;
};

const COUNTS = ['lost', 'doubled', 'stuck'] as const;

/** Runs the seeds one after the other, prints each, and sums them up. Resolves to whether all are clean. */
export async function runAll({ runs, seed: first, product, traces, say }: Options): Promise<boolean> {
  await rm(traces, { recursive: true, force: true });
  await mkdir(traces, { recursive: true });
  const totals = { lost: 0, doubled: 0, stuck: 0 };
  let acts = 0;
  let attention = 0;
  for (let seed = first; seed < first + runs; seed += 1) {
    const start = Date.now();
    const trace = await runChaos(seed, product, join(traces, `${seed}.png`));
    await writeFile(join(traces, `${seed}.json`), JSON.stringify(trace, null, 2));
    for (const count of COUNTS) totals[count] += trace.verdict[count].length;
    acts += trace.acts.length;
    attention += trace.verdict.attention.length;
    tell(trace, Date.now() - start, say);
  }
  say(
    `${acts} acts kept on the device, ${attention} of them shown as needing attention; traces in ${traces}`,
  );
  say(`runs ${runs} lost ${totals.lost} doubled ${totals.doubled} stuck ${totals.stuck}`);
  return COUNTS.every((count) => totals[count] === 0);
}

function tell({ seed, plan, acts, verdict }: Trace, ms: number, say: (line: string) => void): void {
  const faults = plan.steps.map(({ kind }) => kind).filter((kind) => kind !== 'act' && kind !== 'wait');
  say(`seed ${seed}: ${plan.who}, ${acts.length} acts, ${faults.join(' ')} (${(ms / 1000).toFixed(1)} s)`);
  for (const kind of [...COUNTS, 'attention'] as const)
    for (const line of verdict[kind]) say(`  ${kind}: ${line}`);
}
