import { PAGE_START } from '../src/site/page-start.ts';

const SCRIPT =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="(\/[^"]+\.js)"[^>]*>(?:<\/script>)?/g;

/**
 * Takes the scripts that Vite named out of a public page and has its start ask for them once something is painted:
 * they share a slow line with the text, and nothing of them is needed to read it.
 */
export function startAfterPaint(html: string): { template: string; start: string } {
  const names = [...html.matchAll(SCRIPT)].flatMap(([, path]) => path ?? []);
  return {
    template: html.replaceAll(SCRIPT, ''),
    start: `<script data-scripts="${names.join(' ')}">${PAGE_START}</script>`,
  };
}
