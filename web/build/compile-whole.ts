import type { Plugin } from 'vite';
import { AFTER_SIGN_IN, FIRST_SCREEN, PANEL, PANEL_READS, scriptsOf, START } from './preload-first-screen.ts';

/**
 * The browser keeps the compiled code of what runs while a script is loaded, and by itself compiles every other function anew at each
 * start, when it is first called: a thousand of them before the first list. Asked to compile a script whole, it keeps all
 * of it (Chromium since 136; to others it is a comment). Most of what these scripts hold runs before the first screen is drawn;
 * and what a sign-in waits for is compiled beside the page's own thread, while somebody types.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad\n';

export function compileWhole(): Plugin {
  return {
    name: 'compile-whole',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!('app.html' in bundle)) return;
        for (const name of scriptsOf(
          [START, ...FIRST_SCREEN, ...PANEL_READS, ...PANEL, ...AFTER_SIGN_IN],
          bundle,
        )) {
          const script = bundle[name];
          if (script?.type === 'chunk') script.code = COMPILE_WHOLE + script.code;
        }
      },
    },
  };
}
