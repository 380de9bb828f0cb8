import type { FaultReport } from '@portal/domain';
import { functionsAddress } from '#config/functions-address.ts';

/** Without credentials or an answer, also while the page is left. As plain text a browser asks nobody first. */
export function sendFault(report: FaultReport): void {
  navigator.sendBeacon(`${functionsAddress()}/receiveFault`, JSON.stringify(report));
}
