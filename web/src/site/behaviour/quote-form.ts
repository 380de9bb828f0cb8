import { quoteMessage } from './quote-message.ts';

/** How long the toast stays; the messenger is in front of it by then. */
const TOAST_MS = 5000;

/** A form that works before its island has loaded. */
export type PlainQuoteForm = {
  readonly form: HTMLFormElement;
  readonly required: readonly HTMLInputElement[];
  /** What is wrong with a field, in a sentence; empty when it is right. */
  readonly problemOf: (field: HTMLInputElement) => string;
  /** Hands the message to the messenger in a new tab. Nothing is stored. */
  readonly send: () => void;
  /** Ends the watching, for the island that goes on with it. */
  readonly stop: () => void;
};

/** Checks what is required on submit and opens the messenger. Null on pages without the form. */
export function watchQuoteForm(
  root: ParentNode,
  open: (url: string) => void,
  onSent: () => void,
): PlainQuoteForm | null {
  const form = root.querySelector<HTMLFormElement>('form[data-quote-form]');
  if (form === null) return null;
  const required = [...form.querySelectorAll<HTMLInputElement>('input[required]')];
  const send = () => {
    const text = encodeURIComponent(quoteMessage(answersOf(form)));
    showToast(form, 'Redirecionando para WhatsApp');
    open(`https://wa.me/${form.dataset['quoteForm'] ?? ''}?text=${text}`);
    onSent();
  };
  const checkAndSend = (event: Event) => {
    event.preventDefault();
    const wrong = required.filter((field) => !showProblem(field));
    if (wrong[0] === undefined) send();
    else wrong[0].focus();
  };
  form.addEventListener('submit', checkAndSend);
  return { form, required, problemOf, send, stop: () => form.removeEventListener('submit', checkAndSend) };
}

function problemOf(field: HTMLInputElement): string {
  return field.validity.valid && field.value.trim() !== '' ? '' : (field.dataset['problem'] ?? '');
}

/** Says whether the field is right, and shows what is wrong with it. */
function showProblem(field: HTMLInputElement): boolean {
  const problem = problemOf(field);
  const note = document.getElementById(`${field.name}-erro`);
  if (note !== null) note.textContent = problem;
  field.setAttribute('aria-invalid', String(problem !== ''));
  return problem === '';
}

function answersOf(form: HTMLFormElement): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') answers[name] = value.trim();
  }
  // The message names the service as it is shown, not by its value.
  const service = form.querySelector<HTMLSelectElement>('select[name=servico]');
  if (answers['servico'] !== '') answers['servico'] = service?.selectedOptions[0]?.text ?? '';
  return answers;
}

function showToast(form: HTMLFormElement, text: string): void {
  const toast = form.querySelector<HTMLElement>('.toast');
  if (toast === null) return;
  toast.textContent = text;
  setTimeout(() => (toast.textContent = ''), TOAST_MS);
}
