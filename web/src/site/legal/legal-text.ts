import * as z from 'zod';
import { readMarkdownFile } from '#site/markdown/read-file.ts';
import type { RenderedMarkdown } from '#site/markdown/render-markdown.ts';

export type LegalText = {
  readonly title: string;
  readonly description: string;
  /** Acceptances are stored with it: a new wording is a new version. */
  readonly version: string;
  /** In force since, as YYYY-MM-DD. */
  readonly date: string;
} & RenderedMarkdown;

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(155),
  version: z.string().regex(/^\d+\.\d+$/, 'must look like 1.0'),
  date: z.iso.date(),
});

export function readLegalText(file: string, text: string): LegalText {
  const { fields, content } = readMarkdownFile(file, text, frontMatter);
  return { ...content, ...fields };
}
