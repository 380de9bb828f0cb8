import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Everything the scripts write and git ignores; deleting it costs time, never work. */
export const CACHE = join(ROOT, '.cache');
export const inRoot = (...segments) => join(ROOT, ...segments);
export const inCache = (...segments) => join(CACHE, ...segments);
