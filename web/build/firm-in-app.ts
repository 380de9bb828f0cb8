import type { Plugin } from 'vite';
import { firm } from '../src/config/firm.ts';

const { canvas } = firm.colors;

/** The app's first paint happens before its scripts run, so its page has to know the firm's canvas itself. */
export function firmInApp(): Plugin {
  return {
    name: 'firm-in-app',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll('__CANVAS_LIGHT__', canvas.light).replaceAll('__CANVAS_DARK__', canvas.dark),
    },
  };
}
