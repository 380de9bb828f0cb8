import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Seeds know nothing of each other: each processor takes the next one that nobody has. */
export const onEachProcessor = (address, args) => (first, runs, done) => {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const count = Math.min(availableParallelism(), runs);
  return Promise.all(
    Array.from({ length: count }, () => runWorker({ address, args, first, runs, next }, done)),
  );
};

const runWorker = (data, done) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    // Who answers false has seen enough: nobody takes another seed.
    worker.on('message', (result) => {
      if (done(result) === false) Atomics.store(data.next, 0, data.runs);
    });
    worker.on('error', reject);
    worker.on('exit', resolve);
  });

if (!isMainThread && workerData?.address !== undefined) {
  const { address, args, first, runs, next } = workerData;
  const { runSeed } = await import(address);
  for (let i = Atomics.add(next, 0, 1); i < runs; i = Atomics.add(next, 0, 1))
    parentPort.postMessage(await runSeed(args, first + i));
}
