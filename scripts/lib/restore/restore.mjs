import { placeOf, told } from '../backup/place.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';
import { parseRestoreArguments } from './restore-arguments.mjs';
import { restoreFirm } from './restore-firm.mjs';

const say = (line) => console.log(line);
const STAYS_CLOSED = 'The firm stays closed until the same command has run to its end: run it again.';

/** `npm run restore`: puts a firm back to what a backup holds. */
export async function restore(argv) {
  const { from, ...wanted } = parseRestoreArguments(argv);
  const stopping = new Stopping();
  stopping.listen(signalExitCode);
  const place = await placeOf(wanted, stopping, say);
  let isClosed = false;
  const onClosed = () => {
    isClosed = true;
    stopping.add(() => console.error(STAYS_CLOSED));
  };
  try {
    const { rows, files } = await told(place, 'No restore', () =>
      restoreFirm({ place, ...wanted, folder: from, onClosed, say }),
    );
    say(`rows ${rows} files ${files}`);
    return 0;
  } catch (failure) {
    if (!isClosed) throw failure;
    if (!(failure instanceof PlainFailure)) console.error(failure);
    const why = failure instanceof PlainFailure ? `${failure.message}\n` : '';
    throw new PlainFailure(`${why}${STAYS_CLOSED}`, { cause: failure });
  }
}
