import type { AccountResult } from '#session/account/account-service.ts';
import { afterPaint } from '#ui/lazy/after-paint.ts';
import { keepLineFree } from '#ui/lazy/free-line.ts';
import { settle } from '../report-failure.ts';

/**
 * Has the line for itself until its answer is drawn, and what was kept back meanwhile does not come between Enter and the first
 * list: from then on the screen keeps it.
 */
export function askToEnter<T>(action: () => Promise<AccountResult<T>>): Promise<AccountResult<T>> {
  const answer = settle(action);
  // What the screen does then, it does after it was painted.
  keepLineFree(answer.then(untilPainted).then(untilPainted));
  return answer;
}

const untilPainted = () => new Promise<void>((resolve) => afterPaint(resolve));
