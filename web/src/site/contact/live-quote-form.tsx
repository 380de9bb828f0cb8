import { MaskInput } from 'maska';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { phoneMask } from '#config/phone-mask.ts';
import type { PlainQuoteForm } from '#site/behaviour/quote-form.ts';

/** The problem of each field by its name; a field without an entry has not been checked yet. */
export type Problems = Readonly<Record<string, string>>;

type LiveQuoteFormProps = {
  readonly plain: PlainQuoteForm;
  /** What the plain form has found wrong so far. */
  readonly found: Problems;
};

/** Checks a field when it is left, goes on checking it while it is wrong, and writes the phone as it is read. */
export function LiveQuoteForm({ plain, found }: LiveQuoteFormProps) {
  const { form, required, problemOf } = plain;
  const [problems, setProblems] = useState(found);

  useEffect(() => {
    const phone = required.find(({ type }) => type === 'tel');
    if (phone === undefined) return;
    const masking = new MaskInput(phone, phoneMask);
    return () => masking.destroy();
  }, [required]);

  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    for (const field of required) {
      const check = () => setProblems((all) => ({ ...all, [field.name]: problemOf(field) }));
      const checkAgain = () =>
        setProblems((all) =>
          (all[field.name] ?? '') === '' ? all : { ...all, [field.name]: problemOf(field) },
        );
      field.addEventListener('blur', check, { signal });
      field.addEventListener('input', checkAgain, { signal });
    }
    form.addEventListener('submit', (event) => checkAndSend(event, plain, setProblems), { signal });
    plain.stop();
    return () => watching.abort();
  }, [plain, form, required, problemOf]);

  return required.map((field) => (
    <Problem key={field.name} field={field} problem={problems[field.name] ?? null} />
  ));
}

function checkAndSend(
  event: Event,
  { required, problemOf, send }: PlainQuoteForm,
  show: (all: Problems) => void,
) {
  event.preventDefault();
  const problems = Object.fromEntries(required.map((field) => [field.name, problemOf(field)]));
  show(problems);
  const wrong = required.find(({ name }) => problems[name] !== '');
  if (wrong === undefined) send();
  else wrong.focus();
}

/** Draws into the note that the field already names as its description. */
function Problem({ field, problem }: { readonly field: HTMLInputElement; readonly problem: string | null }) {
  useEffect(() => {
    if (problem !== null) field.setAttribute('aria-invalid', String(problem !== ''));
  }, [field, problem]);
  const note = document.getElementById(`${field.name}-erro`);
  return note === null ? null : createPortal(problem, note);
}
