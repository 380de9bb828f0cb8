import { measureQueuedFiles } from '../start/queued-files.mjs';

const FILE_MB = 5;

/** Files over an ended and a killed process. What another account can read is held by the stories, and is not measured here. */
export async function measureFiles({ files, offset, executable, holder, say }) {
  let wrong = null;
  const listen = (text) => {
    say(text);
    const [, arrived, lost, doubled] = /files \d+ arrived (\d+) lost (\d+) doubled (\d+)$/.exec(text) ?? [];
    if (arrived !== undefined) wrong = files - Number(arrived) + Number(lost) + Number(doubled);
  };
  const isGood = await measureQueuedFiles({
    ...{ files, offset, executable, holder },
    file_mb: FILE_MB,
    say: listen,
  });
  const measure = `${files} files of ${FILE_MB} MB, with an ended and a killed process`;
  const ours = isGood ? 0 : Math.max(1, wrong ?? 1);
  return [{ row: '15', measure, unit: 'lost or doubled', ours, goal: 0 }];
}
