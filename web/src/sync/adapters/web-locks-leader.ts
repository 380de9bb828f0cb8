import type { TabLeader } from '#sync/ports.ts';

/** The browser gives the lock to the next tab the moment its holder ends, crashes included. */
export function createWebLocksLeader(): TabLeader {
  return {
    async whileLeading(name, signal, lead) {
      if (signal.aborted) return;
      // Browsers without locks: two tabs may send the same operation, which its receipt makes one.
      if (!('locks' in navigator)) return lead();
      try {
        await navigator.locks.request(name, { signal }, lead);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
  };
}
