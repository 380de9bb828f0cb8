import type { EmotionCache } from '@emotion/cache';
import type { Kept } from './keep-styles.ts';

/** In place of an element's own class, which is another in each page. */
const OWN = '\u0001';

/** The same cache, which keeps the rules that it made of a style, where it would read each style letter by letter. */
export function keepRules(cache: EmotionCache, kept: Kept): EmotionCache {
  const make = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    // Without an element it is a rule of the page.
    const isOfPage = selector === '';
    const rules = kept(isOfPage ? 'page rules' : 'rules', serialized.styles, () => {
      const made: string[] = [];
      const noted = Object.create(sheet, {
        insert: { value: (rule: string) => made.push(rule) },
      }) as typeof sheet;
      make(selector, serialized, noted, false);
      return isOfPage ? made : made.map((rule) => rule.replaceAll(selector, OWN));
    });
    for (const rule of rules) sheet.insert(isOfPage ? rule : rule.replaceAll(OWN, selector));
    if (shouldCache) cache.inserted[serialized.name] = true;
  };
  return cache;
}
