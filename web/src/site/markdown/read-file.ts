import * as z from 'zod';
import { type RenderedMarkdown, renderMarkdown } from './render-markdown.ts';
import { withFirmWords } from './firm-words.ts';
import { splitFrontMatter } from './front-matter.ts';

export type MarkdownFile<T> = {
  readonly fields: T;
  readonly content: RenderedMarkdown;
};

/** Reads and checks one file. Whatever is wrong with it names the file, so that the build says where to look. */
export function readMarkdownFile<T>(file: string, text: string, schema: z.ZodType<T>): MarkdownFile<T> {
  try {
    const { fields, body } = splitFrontMatter(withFirmWords(text));
    const checked = schema.safeParse(fields);
    if (!checked.success) throw new Error(z.prettifyError(checked.error));
    if (body === '') throw new Error('there is no text below the front matter');
    return { fields: checked.data, content: renderMarkdown(body) };
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
