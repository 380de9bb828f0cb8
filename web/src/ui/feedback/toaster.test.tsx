import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { closeToast, toast, toastStore } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  renderForTest(<Toaster />);
});
afterEach(() => {
  act(() => {
    for (const item of toastStore.read()) closeToast(item.id);
  });
  vi.useRealTimers();
});

const textOf = (role: string) => document.querySelector(`section [role=${role}]`)?.textContent;

describe('Toaster', () => {
  it('announces a success politely and takes it away after five seconds', () => {
    act(() => void toast({ kind: 'success', title: 'Cliente criado com sucesso!' }));
    expect(textOf('status')).toBe('Cliente criado com sucesso!');
    act(() => void vi.advanceTimersByTime(4900));
    expect(textOf('status')).toBe('Cliente criado com sucesso!');
    act(() => void vi.advanceTimersByTime(200));
    expect(textOf('status')).toBe('');
  });

  it('stays as long as a pointer moves on it, and not because it came where one rests', () => {
    const pointer = (type: string) =>
      act(() => {
        const title = [...document.querySelectorAll('section *')].find(
          ({ textContent, childElementCount }) => textContent === 'Salvo' && childElementCount === 0,
        );
        title?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      });
    act(() => void toast({ kind: 'success', title: 'Salvo' }));
    pointer('pointerover');
    pointer('pointermove');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(textOf('status')).toBe('Salvo');
    pointer('pointerout');
    act(() => void vi.advanceTimersByTime(5100));
    expect(textOf('status')).toBe('');

    act(() => void toast({ kind: 'success', title: 'Salvo' }));
    pointer('pointerover');
    act(() => void vi.advanceTimersByTime(5100));
    expect(textOf('status')).toBe('');
  });

  it('announces an error at once and keeps it until it is closed', () => {
    act(() => void toast({ kind: 'error', title: 'Erro ao criar cliente' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(textOf('alert')).toBe('Erro ao criar cliente');
    act(() => document.querySelector<HTMLElement>('[aria-label=Fechar]')?.click());
    expect(textOf('alert')).toBe('');
  });

  it('closes before it does what its action says', () => {
    let left = -1;
    const onSelect = () => (left = toastStore.read().length);
    act(() => void toast({ kind: 'info', title: 'Nova versão', action: { label: 'Atualizar', onSelect } }));
    const buttons = [...document.querySelectorAll<HTMLElement>('section button')];
    act(() => buttons.find(({ textContent }) => textContent === 'Atualizar')?.click());
    expect(left).toBe(0);
  });
});
