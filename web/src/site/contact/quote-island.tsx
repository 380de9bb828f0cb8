import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PlainQuoteForm } from '#site/behaviour/quote-form.ts';
import { LiveQuoteForm, type Problems } from './live-quote-form.tsx';

/**
 * Goes on with a form that is already there and may be half filled in: the fields stay the page's own elements,
 * and React draws only what is said about them. So nothing typed can be lost, nor the caret.
 */
export function takeOver(plain: PlainQuoteForm): void {
  const place = document.createElement('div');
  place.hidden = true;
  plain.form.append(place);
  const found = takeProblems(plain);
  // In one go with its listeners: a key pressed in between would be checked by neither form.
  flushSync(() => createRoot(place).render(<LiveQuoteForm plain={plain} found={found} />));
}

/** The fields that the plain form found wrong, as they are now; its text makes room for React's. */
function takeProblems({ required, problemOf }: PlainQuoteForm): Problems {
  const found: Record<string, string> = {};
  for (const field of required) {
    const note = document.getElementById(`${field.name}-erro`);
    if (note === null || note.textContent === '') continue;
    found[field.name] = problemOf(field);
    note.textContent = '';
  }
  return found;
}
