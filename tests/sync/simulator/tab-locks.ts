import type { TabLeader } from '#sync/ports.ts';
import type { ModelLink } from '../model/model-link.ts';

type Turn = { tab: ModelLink; begin: () => void };

/** The locks of one browser: one tab leads, and the moment it ends, crashes included, the next one does. */
export class TabLocks {
  private holder: ModelLink | null = null;
  private queue: Turn[] = [];
  /** False in a browser without locks: there every tab leads, and receipts alone must make that harmless. */
  readonly areThere: boolean;

  constructor(areThere: boolean) {
    this.areThere = areThere;
  }

  leaderOf(tab: ModelLink): TabLeader {
    return {
      whileLeading: (_name, signal, lead) => {
        if (signal.aborted) return Promise.resolve();
        return this.areThere ? this.request(tab, signal, lead) : lead();
      },
    };
  }

  /** The tab is gone, and what it held or waited for with it. */
  forget(tab: ModelLink): void {
    this.queue = this.queue.filter((turn) => turn.tab !== tab);
    this.release(tab);
  }

  private request(tab: ModelLink, signal: AbortSignal, lead: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        tab,
        begin: () =>
          void lead()
            .then(resolve, reject)
            .finally(() => this.release(tab)),
      };
      signal.addEventListener('abort', () => {
        if (!this.queue.includes(turn)) return;
        this.queue = this.queue.filter((other) => other !== turn);
        resolve();
      });
      this.queue.push(turn);
      this.next();
    });
  }

  private release(tab: ModelLink): void {
    if (this.holder !== tab) return;
    this.holder = null;
    this.next();
  }

  private next(): void {
    const turn = this.holder === null ? this.queue.shift() : undefined;
    if (turn === undefined) return;
    this.holder = turn.tab;
    turn.begin();
  }
}
