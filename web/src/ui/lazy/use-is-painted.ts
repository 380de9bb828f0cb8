import { startTransition, useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** false in the first drawing of what has just appeared, true once that is on the screen: for what need not hold it up. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useLayoutEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);
  return isPainted;
}
