import type { Heading } from './render-markdown.ts';

/** A text with fewer parts is seen at a glance. */
const LONG = 4;

type ContentsProps = {
  readonly title: string;
  readonly headings: readonly Heading[];
};

/** Folded on a phone, where it would push the text off the screen; always open beside the text. */
export function Contents({ title, headings }: ContentsProps) {
  if (headings.length < LONG) return null;
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
