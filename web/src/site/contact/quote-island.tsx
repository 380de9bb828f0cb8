import { createRoot } from 'react-dom/client';
import type { PlainQuoteForm } from '../behaviour/quote-form.ts';
import { LiveQuoteForm, type Problems } from './live-quote-form.tsx';

/**
 * Goes on with a form that is already there and may be half filled in: the fields stay the page's own elements,
 * and React draws only what is said about them. So nothing typed can be lost, nor the caret.
 */
export function takeOver(plain: PlainQuoteForm): void {
  const place = document.createElement('div');
  place.hidden = true;
  plain.form.append(place);
  createRoot(place).render(<LiveQuoteForm plain={plain} found={takeProblems(plain.required)} />);
}

/** The plain form's findings; their text makes room for React's. */
function takeProblems(fields: readonly HTMLInputElement[]): Problems {
  const found: Record<string, string> = {};
  for (const { name } of fields) {
    const note = document.getElementById(`${name}-erro`);
    if (note === null || note.textContent === '') continue;
    found[name] = note.textContent;
    note.textContent = '';
  }
  return found;
}
