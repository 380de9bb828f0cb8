import { act } from 'react';
import { afterPaint } from '#ui/lazy/after-paint.ts';

/** A frame, and all that waited for it. */
export const paint = () => act(() => new Promise<void>(afterPaint));
