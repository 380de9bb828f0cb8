/** Rests between stretches of work that nobody waits for, and none as long as somebody does. */
export type Pace = {
  /** After a stretch that took so many ms. */
  rest: (took: number) => Promise<void>;
  hurry: (isWaitedFor: boolean) => void;
};

/** A fifth of the time is worked: the rest belongs to who reads and writes meanwhile. */
const REST_TIMES = 4;
const LONGEST_REST_MS = 1_000;

/** For work that goes through all rows of a device: at full speed it takes every list twice as long to come. */
export function createPace(): Pace {
  let isHurried = false;
  let goOn = () => {};
  return {
    rest: (took) =>
      isHurried
        ? Promise.resolve()
        : new Promise((resolve) => {
            goOn = resolve;
            setTimeout(resolve, Math.min(REST_TIMES * took, LONGEST_REST_MS));
          }),
    hurry: (isWaitedFor) => {
      isHurried = isWaitedFor;
      if (isWaitedFor) goOn();
    },
  };
}
