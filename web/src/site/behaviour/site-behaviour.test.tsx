import { beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '#site/prerender.tsx';
import { logMissingPath } from './missing-path.ts';
import { watchMenu } from './mobile-menu.ts';
import { aimPortalButton } from './portal-button.ts';
import { preselectService } from './preselect-service.ts';
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
  const sent = vi.fn();
  beforeEach(() => {
    opened.length = 0;
    sent.mockClear();
    show('/contato');
  });
  const watch = () => {
    const plain = watchQuoteForm(document, (url) => opened.push(url), sent);
    if (plain === null) throw new Error('the page has no form');
    return plain;
  };
  const fill = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = find(`#${name}`);
      if (
        field instanceof HTMLSelectElement ||
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement
      ) {
        field.value = value;
      }
    }
  };
  const complete = { nome: 'Joana', telefone: '(11) 98765-4321', email: 'j@x.example' };
  const submit = () => find('form').dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  const problem = (name: string) => find(`#${name}-erro`).textContent;

  it('opens the messenger with everything that was written and says so', () => {
    watch();
    fill({ ...complete, empresa: 'Doce & Cia', servico: 'mei', mensagem: 'Olá\nDuas linhas' });
    submit();
    const url = new URL(opened[0] ?? '');
    expect(url.hostname).toBe('wa.me');
    expect(url.searchParams.get('text')).toBe(
      'Olá! Gostaria de um orçamento personalizado.\n\nNome: Joana\nE-mail: j@x.example\nTelefone: (11) 98765-4321\n' +
        'Empresa: Doce & Cia\nServiço: Serviços para MEI\nMensagem: Olá\nDuas linhas',
    );
    expect(find('.toast').textContent).toBe('Redirecionando para WhatsApp');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('opens nothing while a required field is empty or wrong, and goes to the first of them', () => {
    watch();
    fill({ nome: 'Joana', telefone: '  ', email: 'j@x' });
    submit();
    expect(opened).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(find('#email'));
    expect(problem('nome')).toBe('');
    expect(problem('email')).toBe('Escreva o e-mail completo.');
    expect(problem('telefone')).toBe('Escreva o telefone com DDD.');
    expect(find('#telefone').getAttribute('aria-invalid')).toBe('true');
    expect(find('#telefone').getAttribute('aria-describedby')).toContain('telefone-erro');
  });

  it.each(['1198765432', '11987654321', '(11) 3344-5566', '+55 11 98765-4321', '+351912345678'])(
    'takes the phone %s',
    (telefone) => {
      watch();
      fill({ ...complete, telefone });
      submit();
      expect(opened).toHaveLength(1);
    },
  );

  it('does nothing any more once the island has stopped it', () => {
    watch().stop();
    fill(complete);
    submit();
    expect(opened).toEqual([]);
  });

  it('keeps its answers out of the address without scripts, and offers a link instead', () => {
    expect(findOf(HTMLFormElement, 'form').getAttribute('method')).toBe('dialog');
    expect(find('form noscript').innerHTML).toContain('https://wa.me/');
  });

  it('offers every service of the list, and arrives with the one of the address', () => {
    preselectService(document, '?servico=parcelamento');
    const select = findOf(HTMLSelectElement, '#servico');
    expect(select.value).toBe('parcelamento');
    expect([...select.options].map(({ value }) => value)).toEqual([
      '',
      'contabilidade',
      'fiscal',
      'pessoal',
      'societario',
      'financeiro',
      'consultoria',
      'mei',
      'certificacao',
      'parcelamento',
      'outros',
    ]);
  });

  it('keeps the choice of the person, and knows no service that is not on the list', () => {
    const select = findOf(HTMLSelectElement, '#servico');
    preselectService(document, '?servico=%22%5D');
    expect(select.value).toBe('');
    select.value = 'mei';
    preselectService(document, '?servico=fiscal');
    expect(select.value).toBe('mei');
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
