import { beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../prerender.tsx';
import { logMissingPath } from './missing-path.ts';
import { watchMenu } from './mobile-menu.ts';
import { aimPortalButton } from './portal-button.ts';
import { watchQuoteForm } from './quote-form.ts';

const show = (path: string) => {
  const page = site.pages.find((candidate) => candidate.path === path);
  document.body.innerHTML = page?.body ?? '';
};
/** The element, of the kind that the test needs. */
function findOf<E extends HTMLElement>(kind: new () => E, selector: string): E {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`${selector} is not on the page`);
  return element;
}
const find = (selector: string) => findOf(HTMLElement, selector);

describe('the menu on small screens', () => {
  beforeEach(() => {
    show('/');
    watchMenu(document);
  });
  const isOpen = () => find('.menu-button').getAttribute('aria-expanded') === 'true';

  it('opens and closes by its button', () => {
    find('.menu-button').click();
    expect(isOpen()).toBe(true);
    expect(find('.menu-button').textContent).toBe('Fechar menu');
    find('.menu-button').click();
    expect(isOpen()).toBe(false);
  });

  it.each(['nav a[href="/servicos"]', 'a[data-portal]'])('closes when %s is chosen', (selector) => {
    find('.menu-button').click();
    const link = find(`#menu ${selector}`);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(isOpen()).toBe(false);
  });

  it('closes by Esc and gives the focus back', () => {
    find('.menu-button').click();
    find('#menu a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('.menu-button'));
  });
});

describe('the portal button', () => {
  const targetWith = (stored: string | null) => {
    show('/');
    aimPortalButton(document, () => ({ getItem: () => stored }));
    return findOf(HTMLAnchorElement, 'a[data-portal]').pathname;
  };

  it('leads a signed-in client to the portal', () => {
    expect(targetWith('{"uid":"1","tenant_id":"aurora","role":"client","client_ids":[]}')).toBe(
      '/client-portal',
    );
  });

  it.each([null, '{"role":"admin"}', 'not json', '7'])(
    'leads everyone else to the sign-in (%s)',
    (stored) => {
      expect(targetWith(stored)).toBe('/auth');
    },
  );

  it('leads to the sign-in when the browser refuses its storage', () => {
    show('/');
    aimPortalButton(document, () => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(findOf(HTMLAnchorElement, 'a[data-portal]').pathname).toBe('/auth');
  });
});

describe('the quote form', () => {
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    show('/contato');
    watchQuoteForm(document, (url) => opened.push(url));
  });
  const fill = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = find(`#${name}`);
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = value;
    }
  };
  const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));

  it('opens the messenger with what was written and says so', () => {
    fill({ nome: 'Joana', telefone: '(11) 98765-4321', email: 'j@x.example', servico: 'mei' });
    submit();
    const url = new URL(opened[0] ?? '');
    expect(url.hostname).toBe('wa.me');
    expect(url.searchParams.get('text')).toContain('Serviço: Serviços para MEI');
    expect(find('.notice').textContent).toBe('Redirecionando para WhatsApp');
  });

  it('opens nothing while a required field is empty or wrong, and goes to the first of them', () => {
    fill({ nome: 'Joana', telefone: '  ', email: 'j@' });
    submit();
    expect(opened).toEqual([]);
    expect(document.activeElement).toBe(find('#telefone'));
    expect(find('#email-erro').textContent).not.toBe('');
    expect(find('#nome-erro').hidden).toBe(true);
  });
});

describe('the not-found page', () => {
  it('logs the address that is missing, and other pages log nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show('/');
    logMissingPath(document, { pathname: '/' });
    expect(warn).not.toHaveBeenCalled();
    show('/404');
    logMissingPath(document, { pathname: '/blog' });
    expect(warn.mock.calls[0]?.[0]).toContain('/blog');
    warn.mockRestore();
  });
});
