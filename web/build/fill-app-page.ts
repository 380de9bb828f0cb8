import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firm } from '../src/config/firm.ts';

const { canvas } = firm.colors;

/** What runs before the first paint: as a file of its own every start would wait for one request more. */
const BEFORE_PAINT = 'src/app/before-paint.js';

/** The app's first paint happens before its scripts run: its page knows the firm's canvas, and chooses the theme itself. */
export function fillAppPage(): Plugin {
  let root = '';
  return {
    name: 'fill-app-page',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!filename.endsWith('/app.html')) return html;
        const script = await readFile(join(root, BEFORE_PAINT), 'utf8');
        return html
          .replaceAll('__CANVAS_LIGHT__', canvas.light)
          .replaceAll('__CANVAS_DARK__', canvas.dark)
          .replace('<!--before-paint-->', () => `<script>${script}</script>`);
      },
    },
  };
}
