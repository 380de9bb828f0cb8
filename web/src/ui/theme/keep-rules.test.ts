// @vitest-environment jsdom
import createCache, { type EmotionCache } from '@emotion/cache';
import { expect, it, vi } from 'vitest';
import { keepRules } from './keep-rules.ts';

const STYLE =
  'color:red;&:hover{color:blue;}.inner &{top:0;}@media (min-width: 3em){padding:1px;> b{user-select:none;}}';

/** What a page of its own has in its sheets once a style was drawn as `name`. */
function drawn(cache: EmotionCache, name: string, selector = `.css-${name}`) {
  const rules: string[] = [];
  const sheet = Object.assign(Object.create(cache.sheet) as typeof cache.sheet, {
    insert: (rule: string) => rules.push(rule),
  });
  cache.insert(selector, { name, styles: STYLE }, sheet, true);
  return rules;
}

/** As the store keeps it, without a device below. */
function store() {
  const all = new Map<string, unknown>();
  const made = vi.fn();
  return {
    made,
    kept: <Answer>(group: string, asked: string, make: () => Answer): Answer => {
      const key = `${group}\n${asked}`;
      if (!all.has(key)) {
        made(asked);
        all.set(key, JSON.parse(JSON.stringify(make())));
      }
      return all.get(key) as Answer;
    },
  };
}

it('has the rules that the cache makes of a style, read once, under whatever name a page has for it', () => {
  const { kept, made } = store();
  const first = drawn(keepRules(createCache({ key: 'css' }), kept), '1');
  const next = drawn(keepRules(createCache({ key: 'css' }), kept), '1a');
  expect(first).toEqual(drawn(createCache({ key: 'css' }), '1'));
  expect(next).toEqual(drawn(createCache({ key: 'css' }), '1a'));
  expect(next.join('')).toContain('.css-1a:hover');
  expect(made).toHaveBeenCalledOnce();
});

it('has rules of the page, which belong to no element, apart', () => {
  const { kept } = store();
  const cache = keepRules(createCache({ key: 'css' }), kept);
  drawn(cache, '1');
  expect(drawn(cache, 'all', '')).toEqual(drawn(createCache({ key: 'css' }), 'all', ''));
});

it('knows what it has drawn', () => {
  const cache = keepRules(createCache({ key: 'css' }), store().kept);
  drawn(cache, '1');
  expect(cache.inserted).toEqual({ 1: true });
});
