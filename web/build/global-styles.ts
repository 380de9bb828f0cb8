import type { Plugin } from 'vite';
import { renderGlobalStyles } from '../src/ui/theme/rendered-styles.ts';

const SHEET = '/ui/theme/global-styles.css';

/**
 * Fills the app's style sheet of the whole page. Made by the page itself, it would be put together, prefixed and inserted at
 * each start, before the first element can be drawn.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith(SHEET) ? renderGlobalStyles() : null),
  };
}
