import { quoteMessage } from './quote-message.ts';

/** How long the notice stays; the messenger is in front of it by then. */
const NOTICE_MS = 5000;

/** Checks what is required, then hands the message to the messenger in a new tab. Nothing is stored. */
export function watchQuoteForm(root: ParentNode, open: (url: string) => void): void {
  const form = root.querySelector<HTMLFormElement>('form[data-quote-form]');
  if (form === null) return;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[required]')];
  for (const field of fields) {
    field.addEventListener('blur', () => showError(field));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !showError(field));
    if (wrong[0] !== undefined) {
      wrong[0].focus();
      return;
    }
    announce(form, 'Redirecionando para WhatsApp');
    open(
      `https://wa.me/${form.dataset['quoteForm'] ?? ''}?text=${encodeURIComponent(quoteMessage(answersOf(form)))}`,
    );
  });
}

/** Says whether the field is right, and shows what is wrong with it. */
function showError(field: HTMLInputElement): boolean {
  const isRight = field.validity.valid && field.value.trim() !== '';
  const note = document.getElementById(`${field.name}-erro`);
  field.setAttribute('aria-invalid', String(!isRight));
  if (note !== null) {
    note.hidden = isRight;
    note.textContent = isRight ? '' : (note.dataset['text'] ?? '');
  }
  return isRight;
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

function announce(form: HTMLFormElement, text: string): void {
  const notice = form.querySelector<HTMLElement>('.notice');
  if (notice === null) return;
  notice.textContent = text;
  setTimeout(() => (notice.textContent = ''), NOTICE_MS);
}
