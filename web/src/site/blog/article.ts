import * as z from 'zod';
import { paths } from '#config/paths.ts';
import { type OfferedService, offeredServices } from '#site/content/services.ts';
import { readMarkdownFile } from '#site/markdown/read-file.ts';
import { readingMinutes } from '#site/markdown/reading-minutes.ts';
import type { RenderedMarkdown } from '#site/markdown/render-markdown.ts';

export type Article = {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** First published, as YYYY-MM-DD. */
  readonly date: string;
  /** Last checked against the law. */
  readonly updated: string;
  readonly authorRole: string;
  /** What the firm offers on the subject. The first one is the article's category. */
  readonly services: readonly [OfferedService, ...OfferedService[]];
  readonly sources: readonly Source[];
  readonly minutes: number;
} & RenderedMarkdown;

export type Source = {
  readonly text: string;
  readonly url: string;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const service = z.string().transform((id, context) => {
  const found = offeredServices.find((offered) => offered.id === id);
  if (found !== undefined) return found;
  context.addIssue(
    `"${id}" is no service; there are ${offeredServices.map((offered) => offered.id).join(', ')}`,
  );
  return z.NEVER;
});

const source = z.string().transform((line, context): Source => {
  const [text, url, ...rest] = line.split('|').map((part) => part.trim());
  if (text && url?.startsWith('https://') === true && URL.canParse(url) && rest.length === 0)
    return { text, url };
  context.addIssue(`"${line}" is not "Text | https://..."`);
  return z.NEVER;
});

const frontMatter = z
  .strictObject({
    title: z.string().min(1).max(110),
    // What a search engine shows of it.
    description: z.string().min(1).max(155),
    date: z.iso.date(),
    updated: z.iso.date(),
    author_role: z.string().min(1),
    services: z
      .string()
      .transform((ids) => ids.split(',').map((id) => id.trim()))
      .pipe(z.tuple([service], service)),
    sources: z.array(source).min(1),
    slug: z.string().regex(SLUG).optional(),
  })
  .refine(({ date, updated }) => updated >= date, { path: ['updated'], error: 'is before the date' });

/** One article of the blog, from a file whose name is its URL unless the front matter gives another. */
export function readArticle(file: string, text: string): Article {
  const { fields, content } = readMarkdownFile(file, text, frontMatter);
  const slug = fields.slug ?? file.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!SLUG.test(slug)) throw new Error(`${file}: "${slug}" cannot be a URL; lower case, digits and -`);
  const { author_role: authorRole, ...rest } = fields;
  return {
    ...content,
    ...rest,
    authorRole,
    slug,
    path: `${paths.blog}/${slug}`,
    minutes: readingMinutes(content.words),
  };
}
