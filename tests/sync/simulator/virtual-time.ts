/** A clock that stands still between events: everything that waits, waits in its queue. */
export class VirtualTime {
  now = 0;
  private outside = 0;
  private readonly events: VirtualEvent[] = [];
  private count = 0;

  /** Runs `run` after `ms`; returns how to cancel it. Events of one moment run in the order they were asked for. */
  after(ms: number, run: () => void): () => void {
    this.count += 1;
    const event: VirtualEvent = { at: this.now + Math.max(0, ms), order: this.count, run };
    push(this.events, event);
    return () => {
      event.run = null;
    };
  }

  /** Runs all events up to `until`, each with everything that follows from it without waiting. */
  async runUntil(until: number): Promise<void> {
    for (let next = this.events[0]; next !== undefined && next.at <= until; next = this.events[0]) {
      pop(this.events);
      if (next.run === null) continue;
      this.now = next.at;
      next.run();
      await this.settled();
    }
    this.now = until;
  }

  /** Work outside of this clock, such as a database's: until it is done, no event runs. */
  async track<T>(work: T | Promise<T>): Promise<T> {
    this.outside += 1;
    try {
      return await work;
    } finally {
      this.outside -= 1;
    }
  }

  /** Until everything has followed that does not wait for this clock. */
  async settled(): Promise<void> {
    do await immediate();
    while (this.outside > 0);
  }
}

type VirtualEvent = { at: number; order: number; run: (() => void) | null };

/** Promises that are ready run before an immediate does. */
const immediate = () => new Promise<void>((resolve) => setImmediate(resolve));

const isBefore = (a: VirtualEvent, b: VirtualEvent) => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap: a run has some ten thousand events. */
function push(heap: VirtualEvent[], event: VirtualEvent): void {
  let at = heap.length;
  heap.push(event);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || !isBefore(event, above)) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = event;
}

function pop(heap: VirtualEvent[]): void {
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    const right = heap[child + 1];
    const left = heap[child];
    if (left === undefined) break;
    if (right !== undefined && isBefore(right, left)) child += 1;
    const below = heap[child];
    if (below === undefined || !isBefore(below, last)) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = last;
}
