import { Marked } from 'marked';
import { headingId } from './heading-id.ts';

export type RenderedMarkdown = {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly words: number;
};

export type Heading = {
  readonly id: string;
  readonly text: string;
};

const OUTSIDE = /^https:\/\//;
const ALLOWED = /^(?:https:\/\/|\/(?!\/)|#|mailto:|tel:)/;

/**
 * Markdown as HTML. Strict where a slip would reach readers: no raw HTML, no pictures (they would have no size and no
 * licence), no second title, no link but to the site itself, an https address, a mailbox or a telephone.
 */
export function renderMarkdown(text: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        if (depth === 1) throw new Error('the title is above the text; headings below it begin with ##');
        const plain = plainText(this.parser.parseInline(tokens));
        const id = headingId(plain, taken);
        if (depth === 2) headings.push({ id, text: plain });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        if (!ALLOWED.test(href)) throw new Error(`a link to "${href}" is not allowed`);
        const outside = OUTSIDE.test(href) ? ' target="_blank" rel="noopener"' : '';
        return `<a href="${escaped(href)}"${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      html({ raw }) {
        throw new Error(`raw HTML is not allowed: ${raw.trim()}`);
      },
      image({ href }) {
        throw new Error(`pictures are not supported: ${href}`);
      },
    },
    hooks: { postprocess: (html) => scrollableTables(html) },
  });
  const html = marked.parse(text, { async: false });
  return { html, headings, words: countWords(plainText(html)) };
}

/** A wide table scrolls by itself, also by keyboard, and leaves the page its width. A region needs a name of its own. */
function scrollableTables(html: string): string {
  let count = 0;
  const opening = () =>
    `<div class="table" role="region" aria-label="Tabela ${(count += 1)}" tabindex="0"><table>`;
  return html.replaceAll('<table>', opening).replaceAll('</table>', '</table></div>');
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[-.,/][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
