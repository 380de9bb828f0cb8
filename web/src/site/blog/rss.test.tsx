import { expect, it } from 'vitest';
import { firm } from '#config/firm.ts';
import { articles } from './articles.ts';
import { rss } from './rss.ts';

const channel = new DOMParser().parseFromString(rss(articles), 'application/xml');
const items = [...channel.querySelectorAll('item')];
const textOf = (item: Element | undefined, name: string) => item?.getElementsByTagName(name)[0]?.textContent;

it('is well-formed and lists every article, newest first', () => {
  expect(channel.querySelector('parsererror')).toBeNull();
  expect(items.map((item) => textOf(item, 'title'))).toEqual(articles.map(({ title }) => title));
  const days = items.map((item) => Date.parse(textOf(item, 'pubDate') ?? ''));
  expect(days).toEqual([...days].sort((a, b) => b - a));
});

it('gives the day on which an article was published', () => {
  expect(new Date(textOf(items[0], 'pubDate') ?? '').toISOString().slice(0, 10)).toBe(articles[0]?.date);
});

it('carries the text with URLs that work in a reader', () => {
  const text = items.map((item) => textOf(item, 'content:encoded')).join('');
  expect(text).toContain(`href="https://${firm.domain}/`);
  expect(text).not.toContain('href="/');
});

it('is the same for the same articles', () => {
  expect(rss(articles)).toBe(rss(articles));
});
