import type { FaultReport } from '@portal/domain';
import { faultReport, signatureOf } from './fault-report.ts';

/** One fault brings others: these tell nothing new. */
const MOST_REPORTS = 5;
/** Of the pages that only met a fault; one whose screen fell is always told. */
const SHARE = 0.25;

export type Faults = {
  /** The screen fell, and the router shows what it shows then. */
  screenFell: (error: unknown) => void;
  stop: () => void;
};

/**
 * Tells what goes wrong in this page, scrubbed and sparingly. Without a connection nothing is told and nothing is kept: a
 * fault that matters comes again.
 */
export function watchFaults(
  scope: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  tell: (report: FaultReport) => void,
  { isOnline, pathname, random }: { isOnline: () => boolean; pathname: () => string; random: () => number },
): Faults {
  const told = new Set<string>();
  const isSampled = random() < SHARE;
  const consider = (error: unknown) => {
    if (!isOnline() || told.size >= MOST_REPORTS) return;
    const report = faultReport(error, pathname());
    if (report === null || told.has(signatureOf(report))) return;
    told.add(signatureOf(report));
    tell(report);
  };
  const onError = ({ error }: ErrorEvent) => isSampled && consider(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => isSampled && consider(reason);
  scope.addEventListener('error', onError);
  scope.addEventListener('unhandledrejection', onRejection);
  return {
    screenFell: consider,
    stop() {
      scope.removeEventListener('error', onError);
      scope.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
