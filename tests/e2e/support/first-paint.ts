import type { Page } from '@playwright/test';

type Start = {
  /** Milliseconds after the start of the navigation at which what is looked for was on the screen. */
  painted: number | null;
  /** What was asked of the platform's languages until then, and by whom. */
  languages: string[];
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with the one that is there: a type cannot be
  interface Window {
    start?: Start;
  }
}

/** Has each page that is opened from here on note how it starts, until the first of `selector` is painted. */
export async function watchStarts(page: Page, selector: string): Promise<void> {
  await page.addInitScript(noteStart, selector);
}

export const firstPaint = (page: Page) => page.evaluate(() => window.start?.painted ?? Infinity);

/** Once it is painted. */
export async function languagesOfStart(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window.start?.painted ?? null) !== null);
  return page.evaluate(() => window.start?.languages ?? ['the start was not noted']);
}

/** Runs in the page before its own scripts. */
function noteStart(selector: string): void {
  performance.setResourceTimingBufferSize(10_000);
  const start: Start = { painted: null, languages: [] };
  window.start = start;
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    // In the task after the frame that draws it.
    requestAnimationFrame(() => setTimeout(() => (start.painted = performance.now()), 0));
  });
  observer.observe(document, { childList: true, subtree: true });

  function note<Asked extends (...args: never[]) => unknown>(name: string, asked: Asked): Asked {
    const say = () => {
      if (start.painted === null) start.languages.push(`${name} ${new Error().stack}`);
    };
    return new Proxy(asked, {
      construct(...of) {
        say();
        return Reflect.construct(...of) as object;
      },
      apply(...of) {
        say();
        return Reflect.apply(...of);
      },
    });
  }

  const platform = Intl as unknown as Record<string, (...args: never[]) => unknown>;
  for (const [name, made] of Object.entries(Object.getOwnPropertyDescriptors(platform)))
    if (/^[A-Z]/.test(name) && typeof made.value === 'function') platform[name] = note(name, made.value);
  String.prototype.localeCompare = note('localeCompare', String.prototype.localeCompare);
  Number.prototype.toLocaleString = note('toLocaleString', Number.prototype.toLocaleString);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
    Date.prototype[name] = note(name, Date.prototype[name]);
}
