import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchAssistant } from '#site/behaviour/assistant-button.ts';
import { site } from '#site/prerender.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A browser's recognizer, whose events the test tells. */
class FakeRecognizer {
  static last: FakeRecognizer | null = null;
  lang = '';
  continuous = true;
  interimResults = true;
  maxAlternatives = 5;
  onresult: ((event: unknown) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    FakeRecognizer.last = this;
  }
}
const recognizer = () => {
  if (FakeRecognizer.last === null) throw new Error('nobody listens');
  return FakeRecognizer.last;
};

class FakeUtterance {
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const voice = { speak: vi.fn<(utterance: FakeUtterance) => void>(), cancel: vi.fn() };

function named(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`.assistant-panel [aria-label="${name}"]`);
  if (element === null) throw new Error(`no ${name}`);
  return element;
}
const press = (name: string) => act(() => named(name).click());
const chip = (text: string) =>
  act(() => {
    const chips = [...document.querySelectorAll<HTMLElement>('.assistant-chips button')];
    chips.find(({ textContent }) => textContent === text)?.click();
  });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognizer);
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  voice.speak.mockClear();
  voice.cancel.mockClear();
  document.body.innerHTML = site.pages.find(({ path }) => path === '/')?.body ?? '';
  watchAssistant(document, () => import('./assistant-island.tsx'));
  await act(async () => {
    document.querySelector<HTMLElement>('.assistant-button')?.click();
    await vi.dynamicImportSettled();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the voice input', () => {
  const isListening = () => named('Falar a pergunta').getAttribute('aria-pressed') === 'true';
  beforeEach(() => press('Falar a pergunta'));

  it('asks for one sentence in Portuguese, without guesses in between', () => {
    expect(recognizer()).toMatchObject({
      lang: 'pt-BR',
      continuous: false,
      interimResults: false,
      maxAlternatives: 1,
    });
    expect(recognizer().start).toHaveBeenCalledOnce();
    expect(isListening()).toBe(true);
  });

  it('writes what was heard and stops listening', () => {
    act(() => recognizer().onresult?.({ results: [[{ transcript: 'qual o horário' }]] }));
    expect(isListening()).toBe(false);
    expect(named('Sua pergunta')).toHaveProperty('value', 'qual o horário');
    expect(document.activeElement).toBe(named('Sua pergunta'));
  });

  it('stops listening at an error, and says which', () => {
    act(() => recognizer().onerror?.({ error: 'not-allowed' }));
    expect(isListening()).toBe(false);
    expect(document.querySelector('.assistant-hint')?.textContent).toContain('não liberou o microfone');
  });

  it('stops listening when the browser ends by itself', () => {
    act(() => recognizer().onend?.());
    expect(isListening()).toBe(false);
  });

  it('is given up by a second press, and by closing', () => {
    press('Falar a pergunta');
    expect(recognizer().abort).toHaveBeenCalledOnce();
    press('Fechar');
    expect(recognizer().abort).toHaveBeenCalledTimes(2);
  });
});

describe('the spoken replies', () => {
  const spoken = () => voice.speak.mock.calls.map(([utterance]) => utterance);

  it('are silent until they are switched on', () => {
    chip('Preços');
    pass(1500);
    expect(spoken()).toEqual([]);
    expect(named('Ler respostas em voz alta').getAttribute('aria-checked')).toBe('false');
  });

  it('are read in Portuguese, a little slowly', () => {
    press('Ler respostas em voz alta');
    expect(named('Ler respostas em voz alta').getAttribute('aria-checked')).toBe('true');
    chip('Preços');
    pass(1500);
    expect(spoken().at(-1)).toMatchObject({ lang: 'pt-BR', rate: 0.9 });
    expect(spoken().at(-1)?.text).toContain('O orçamento é gratuito');
  });

  it('fall silent when the panel is closed', () => {
    press('Ler respostas em voz alta');
    voice.cancel.mockClear();
    press('Fechar');
    expect(voice.cancel).toHaveBeenCalledOnce();
  });
});

describe('the conversation', () => {
  const texts = () =>
    [...document.querySelectorAll('.assistant-bubble')].map(({ textContent }) => textContent);

  it('shows that the bot types for 1500 ms before it answers', () => {
    chip('Abertura');
    expect(texts().at(-1)).toBe('Assistente digitando…');
    pass(1499);
    expect(texts().at(-1)).toBe('Assistente digitando…');
    pass(1);
    expect(texts().at(-1)).toContain('3 a 5 dias úteis');
  });

  it('answers each of two messages, and types until both are answered', () => {
    chip('Abertura');
    pass(1000);
    chip('Preços');
    pass(500);
    expect(texts().at(-1)).toBe('Assistente digitando…');
    pass(1000);
    expect(texts().at(-1)).toContain('O orçamento é gratuito');
  });

  it('is there again after closing, and after minimising and restoring', () => {
    chip('Preços');
    press('Minimizar');
    expect(texts()).toEqual([]);
    press('Restaurar');
    expect(texts()).toContain('Você: Preços');
    press('Fechar');
    expect(document.activeElement).toBe(document.querySelector('.assistant-button'));
    act(() => document.querySelector<HTMLElement>('.assistant-button')?.click());
    expect(texts()).toContain('Você: Preços');
  });
});
