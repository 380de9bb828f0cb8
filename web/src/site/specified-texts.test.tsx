import { describe, expect, it } from 'vitest';
import { site } from './prerender.tsx';

const bodyOf = (path: string) => {
  const page = site.pages.find((candidate) => candidate.path === path);
  return new DOMParser().parseFromString(page?.body ?? '', 'text/html').body;
};
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((e) => e.textContent.trim());

describe('every page', () => {
  const home = bodyOf('/');

  it('leads to the five sections and the portal in its header', () => {
    expect(texts(home, '.site-header nav a')).toEqual([
      'Início',
      'Quem Somos',
      'Serviços',
      'Blog',
      'Contato',
    ]);
    expect(home.querySelector('.site-header [data-portal]')?.textContent).toBe('Portal do Cliente');
  });

  it('leads to the administration and to the three legal texts in its footer', () => {
    expect(home.querySelector('.site-footer a[href="/admin"]')?.textContent).toBe('Área Administrativa');
    expect(texts(home, '.site-footer [aria-label="Textos legais"] a')).toEqual([
      'Política de Privacidade',
      'Termos de Uso',
      'LGPD',
    ]);
  });

  it('floats a button to the messenger', () => {
    expect(home.querySelector('.floating a[href^="https://wa.me/"]')).not.toBeNull();
  });
});

describe('the home page', () => {
  const home = bodyOf('/');

  it('promises what the firm promises', () => {
    expect(texts(home, '.figures dt')).toEqual(['10+ anos', '500+', '99%', '24h']);
  });

  it('has nine services at #servicos, and two of them marked', () => {
    expect(texts(home, '#servicos h3')).toHaveLength(9);
    expect(texts(home, '#servicos .popular')).toEqual(['Mais Popular', 'Mais Popular']);
  });

  it('has four testimonials of five stars', () => {
    expect(texts(home, '.quotes figure')).toHaveLength(4);
    expect(home.querySelectorAll('.quotes [aria-label="Nota 5 de 5"]')).toHaveLength(4);
  });

  it('leads from the differentials to the contact page', () => {
    expect(home.querySelector('#diferenciais a.button')?.getAttribute('href')).toBe('/contato');
  });

  it('offers a call, a greeting, a free consultation and a quote', () => {
    const links = [...home.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
    expect(links.some((href) => href.startsWith('tel:+55'))).toBe(true);
    for (const text of ['mais informações', 'consultoria gratuita', 'orçamento personalizado']) {
      expect(
        links.some((href) => href.startsWith('https://wa.me/') && href.includes(text)),
        text,
      ).toBe(true);
    }
  });
});

describe('the services page', () => {
  const services = bodyOf('/servicos');
  const cards = [...services.querySelectorAll('article')];

  it('has nine cards with three features and what is included, each opening a greeting that names it', () => {
    expect(cards).toHaveLength(9);
    for (const card of cards) {
      const title = card.querySelector('h3')?.textContent ?? '';
      expect(texts(card, '.features li'), title).toHaveLength(3);
      expect(texts(card, '.included li').length, title).toBeGreaterThan(0);
      expect(decodeURIComponent(card.querySelector('a')?.href ?? ''), title).toContain(title);
    }
  });

  it('marks the two popular ones', () => {
    const popular = cards.filter((card) => card.querySelector('.popular') !== null);
    expect(popular.map((card) => card.querySelector('h3')?.textContent)).toEqual([
      'Fiscal e Tributário',
      'Serviços para MEI',
    ]);
  });

  it('has the badges and the three steps', () => {
    expect(texts(services, '.badges li')).toEqual(['Atendimento 24h', '99% Satisfação', 'Portal Exclusivo']);
    expect(texts(services, '.steps h3')).toEqual([
      '1. Consultoria Inicial',
      '2. Proposta Personalizada',
      '3. Início Imediato',
    ]);
  });
});

it('the about page has the values and the timeline', () => {
  const about = bodyOf('/quem-somos');
  expect(texts(about, '.panel h3')).toEqual(['Ética', 'Resultado', 'Compromisso', 'Inovação']);
  expect(texts(about, '.timeline time')).toEqual(['2013', '2016', '2019', '2022', '2024']);
  expect(texts(about, '.timeline h3')).toEqual([
    'Fundação',
    'Expansão Digital',
    'Certificações',
    'Marco de 500 Clientes',
    'Referência Nacional',
  ]);
});

it.each([
  ['/quem-somos', 'Quem Somos'],
  ['/servicos', 'Nossos Serviços'],
  ['/contato', 'Fale Conosco'],
  ['/404', '404'],
])('%s is titled %s', (path, title) => {
  expect(bodyOf(path).querySelector('h1')?.textContent).toBe(title);
});

it('the not-found page says so and leads home', () => {
  const main = bodyOf('/404').querySelector('main');
  expect(main?.textContent).toContain('Oops! Page not found');
  expect(main?.querySelector('a')?.getAttribute('href')).toBe('/');
});

it('the contact page looks the address up on a map', () => {
  const maps = [...bodyOf('/contato').querySelectorAll('a')].find(({ href }) => href.includes('maps'));
  expect(new URL(maps?.href ?? '').searchParams.get('query')).toContain('Rua das Acácias, 245');
});
