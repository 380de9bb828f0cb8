import { EICAR } from '@portal/domain';
import { refuseIf } from './refused.ts';

/** In the head of every Windows program. */
const DOS_STUB = 'This program cannot be run in DOS mode';

/** What no part of any file may have, at any depth. A signature is enough here: it names no document. */
export function refuseKnownSigns(window: Buffer): void {
  refuseIf(window.includes(EICAR, 0, 'latin1'), 'malware');
  refuseIf(window.includes(DOS_STUB, 0, 'latin1'), 'program');
}
