import { beforeEach, expect, it, vi } from 'vitest';
import { watchQuoteForm } from '#site/behaviour/quote-form.ts';
import { site } from '#site/prerender.tsx';
import { takeOver } from './quote-island.tsx';

beforeEach(() => {
  document.body.innerHTML = site.pages.find(({ path }) => path === '/contato')?.body ?? '';
});

const name = () => document.querySelector<HTMLInputElement>('input[name=nome]') as HTMLInputElement; // every case needs it
const problemOfName = () => document.getElementById('nome-erro')?.textContent;

function submitEmpty() {
  const plain = watchQuoteForm(
    document,
    () => undefined,
    () => undefined,
  );
  if (plain === null) throw new Error('no form on the page');
  plain.form.requestSubmit();
  expect(problemOfName()).toBe('Escreva o seu nome.');
  return plain;
}

it('what was found wrong stays said when the island takes over', () => {
  takeOver(submitEmpty());
  expect(problemOfName()).toBe('Escreva o seu nome.');
  expect(name().getAttribute('aria-invalid')).toBe('true');
});

it('what was mended while the island was on its way is said no longer', () => {
  const plain = submitEmpty();
  name().value = 'Joana';
  takeOver(plain);
  expect(problemOfName()).toBe('');
  expect(name().getAttribute('aria-invalid')).toBe('false');
});

it('it listens from the moment that it took over', async () => {
  takeOver(submitEmpty());
  name().value = 'Joana';
  name().dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(problemOfName()).toBe(''));
  expect(name().getAttribute('aria-invalid')).toBe('false');
});
