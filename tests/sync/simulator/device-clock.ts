import type { Clock } from '#sync/ports.ts';
import type { ModelLink } from '../model/model-link.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What a device believes of time: its wall clock may be wrong and jump, its monotonic one may stand still in sleep. */
export class DeviceClock {
  /** Device time minus true time, ms. */
  skew = 0;
  /** How long the monotonic clock stood still, ms. */
  private lost = 0;
  private readonly time: VirtualTime;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  now(): number {
    return this.time.now + this.skew;
  }

  /** The device slept so long, and its monotonic clock did not see it. */
  lose(ms: number): void {
    this.lost += ms;
  }

  /** The clock as one tab has it: its timers rest with the device, and end with the tab. */
  ofTab(tab: ModelLink): Clock {
    const monotonic = () => this.time.now - this.lost;
    return {
      now: () => this.now(),
      monotonic,
      after: (ms, run) => {
        const due = monotonic() + Math.max(0, ms);
        let cancel = this.time.after(ms, fire);
        let isCancelled = false;
        function fire() {
          tab.whenAwake(fireAwake);
        }
        const fireAwake = () => {
          if (isCancelled) return;
          const left = due - monotonic();
          // Timers go by the monotonic clock: what it did not see has not passed.
          if (left > 1) cancel = this.time.after(left, fire);
          else run();
        };
        return () => {
          isCancelled = true;
          cancel();
        };
      },
    };
  }
}
