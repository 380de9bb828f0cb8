import { forgetUse, noteUse, rememberIdleMinutes, timeLeft } from '#session/device/last-use.ts';

/** A hand that moves does so many times a second; the other tabs need not hear of each. */
const NOTED_EVERY_MS = 5_000;

/** No timer runs while a device sleeps, and its clock may be set: asked again at least this often. */
const ASKED_EVERY_MS = 60_000;

const USES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** What brings a page back to somebody's eyes, and another tab's word. */
const OCCASIONS = ['pageshow', 'focus', 'storage'] as const;

type World = { now: () => number; storage: Storage };
const browser: World = { now: () => Date.now(), storage: localStorage };

export type UseWatch = {
  isLocked: () => boolean;
  /** Watches while somebody follows it. */
  subscribe: (listener: () => void) => () => void;
  /** At once, in every tab. */
  lock: () => void;
  /** Somebody has shown to be the one who is signed in. */
  unlock: () => void;
  setMinutes: (minutes: number) => void;
};

/** Whether this person's screens are locked for want of use, in all tabs of the device alike. */
export function createUseWatch(uid: string, { now, storage }: World = browser): UseWatch {
  let tell = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLocked = timeLeft(uid, now(), storage) === 0;
  let notedAt = 0;

  const ask = () => {
    clearTimeout(timer);
    const left = timeLeft(uid, now(), storage);
    timer = setTimeout(ask, left === 0 ? ASKED_EVERY_MS : Math.min(left, ASKED_EVERY_MS));
    if ((left === 0) === isLocked) return;
    isLocked = left === 0;
    tell();
  };
  const note = () => {
    notedAt = now();
    noteUse(uid, notedAt, storage);
    ask();
  };
  const onUse = (event: Event) => {
    // A page that changes under a resting pointer moves nothing.
    if (event.type === 'pointermove' && event instanceof MouseEvent && isStill(event)) return;
    ask();
    // What is locked is not opened by touching it.
    if (!isLocked && Math.abs(now() - notedAt) >= NOTED_EVERY_MS) note();
  };

  return {
    isLocked: () => isLocked,
    subscribe(listener) {
      const ended = new AbortController();
      const options = { capture: true, passive: true, signal: ended.signal };
      for (const kind of USES) addEventListener(kind, onUse, options);
      for (const kind of OCCASIONS) addEventListener(kind, ask, options);
      document.addEventListener('visibilitychange', ask, options);
      tell = listener;
      ask();
      return () => {
        ended.abort();
        clearTimeout(timer);
      };
    },
    lock() {
      forgetUse(storage);
      ask();
    },
    unlock: note,
    setMinutes(minutes) {
      rememberIdleMinutes(minutes, storage);
      ask();
    },
  };
}

const isStill = ({ movementX, movementY }: MouseEvent) => movementX === 0 && movementY === 0;
