import type { SeededRandom } from '../simulator/seeded-random.ts';
import type { VirtualTime } from '../simulator/virtual-time.ts';
import { RemoteError } from '#sync/failure/remote-error.ts';

/** How badly the connection between a device and the server behaves. */
export type LineTrouble = {
  /** Share of answers that get lost after the server has acted. */
  drop_acks: number;
  /** Share of requests that the server turns away for the moment. */
  turn_away: number;
  /** Longest time between a commit's request and its visibility, ms. */
  late_commits_ms: number;
  /** Share of listeners whose first answer comes in two parts. */
  parts: number;
};

/** The time after which the SDK gives up. */
const PATIENCE_MS = 9_000;

/** One tab's connection to the server: every leg takes time, may be cut, and ends with the tab. */
export class ModelLink {
  /** Whether packets pass; the browser may not know. */
  passes = true;
  /** The tab is gone: nothing that was on its way arrives. */
  crashed = false;
  /** While the device sleeps: what waits until it wakes. */
  private asleep: (() => void)[] | null = null;
  readonly time: VirtualTime;
  readonly random: SeededRandom;
  readonly trouble: LineTrouble;

  constructor(time: VirtualTime, random: SeededRandom, trouble: LineTrouble) {
    this.time = time;
    this.random = random;
    this.trouble = trouble;
  }

  /** A step on the device itself. */
  step(): Promise<void> {
    return this.wait(this.random.next() * 2);
  }

  /** Runs `act` at the server and brings its answer back, if both ways are open. */
  async ask<T>(act: () => T): Promise<T> {
    await this.request();
    const answer = settle(act);
    return this.answer(answer);
  }

  /** As `ask`, with the time between the request and its visibility that a commit may take. */
  async commit(act: (requestedAt: number) => void): Promise<void> {
    await this.request();
    const requestedAt = this.time.now;
    const late = this.random.chance(0.2) ? this.random.next() * this.trouble.late_commits_ms : 0;
    // The server goes on whether or not the tab is still there.
    const outcome = await new Promise<Settled<void>>((resolve) =>
      this.time.after(late, () => resolve(settle(() => act(requestedAt)))),
    );
    await this.answer(outcome);
  }

  private async request(): Promise<void> {
    // A packet that left the tab arrives even if the tab is gone by then.
    await new Promise<void>((arrive) => this.time.after(this.latency(), arrive));
    if (!this.passes) return this.giveUp();
    if (this.random.chance(this.trouble.turn_away)) {
      throw new RemoteError(this.random.pick(['unavailable', 'exhausted', 'unknown'] as const) ?? 'unknown');
    }
  }

  private async answer<T>(answer: Settled<T>): Promise<T> {
    await this.wait(this.latency());
    if (!this.passes || this.random.chance(this.trouble.drop_acks)) await this.giveUp();
    if (answer.ok) return answer.value;
    throw answer.error;
  }

  private async giveUp(): Promise<never> {
    await this.wait(PATIENCE_MS);
    throw new RemoteError('unavailable');
  }

  latency(): number {
    return 5 + this.random.next() * 150;
  }

  /** Never ends once the tab has crashed; not while the device sleeps. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.time.after(ms, () => this.whenAwake(resolve)));
  }

  /** Runs at once, on waking up, or never. */
  whenAwake(run: () => void): void {
    if (this.crashed) return;
    if (this.asleep === null) run();
    else this.asleep.push(run);
  }

  sleep(): void {
    this.asleep ??= [];
  }

  wake(): void {
    const waiting = this.asleep ?? [];
    this.asleep = null;
    // One after the other, as a browser does: each with all that follows from it.
    for (const run of waiting) this.time.after(0, () => this.whenAwake(run));
  }
}

type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

function settle<T>(act: () => T): Settled<T> {
  try {
    return { ok: true, value: act() };
  } catch (error) {
    return { ok: false, error };
  }
}
