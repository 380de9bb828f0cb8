import type { RangeSum } from '#sync/ports.ts';

/**
 * What the server has lost, as the audit's arithmetic sees it. Losses that cancel each other out to the last revision
 * are seen by no arithmetic: only a new epoch tells of them, so that here they do not happen.
 */
export class Losses {
  /** Of every choice among the losses so far, what is missing with it. */
  private sums: RangeSum[] = [{ count: 0, rev_sum: 0 }];

  /** False where it would hide those before, or some of them. */
  add(loss: RangeSum): boolean {
    // A removed row and none at all weigh the same, and are the same to a device.
    if (isNothing(loss)) return true;
    const joined = this.sums.map((sum) => ({
      count: sum.count + loss.count,
      rev_sum: sum.rev_sum + loss.rev_sum,
    }));
    if (joined.some(isNothing)) return false;
    this.sums = [...this.sums, ...joined];
    return true;
  }
}

const isNothing = ({ count, rev_sum }: RangeSum) => count === 0 && rev_sum === 0;
