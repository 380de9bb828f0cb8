import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, closeToastsAbout, staysUntilClosed, toast, toastStore } from './toast.ts';

afterEach(() => {
  for (const item of toastStore.read()) closeToast(item.id);
});

const titles = () => toastStore.read().map(({ title }) => title);

describe('toast', () => {
  it('shows each notice until it is closed', () => {
    const close = toast({ kind: 'success', title: 'Um' });
    toast({ kind: 'error', title: 'Dois' });
    expect(titles()).toEqual(['Um', 'Dois']);
    close();
    expect(titles()).toEqual(['Dois']);
  });

  it('says the same thing once, the newest time', () => {
    toast({ kind: 'error', title: 'Erro', description: 'primeira' });
    toast({ kind: 'error', title: 'Erro', description: 'segunda' });
    expect(toastStore.read().map(({ description }) => description)).toEqual(['segunda']);
  });

  it('lets success take the place of the failures before it, and failure that of an earlier success', () => {
    toast({ kind: 'error', about: 'account', title: 'Erro no Login' });
    toast({ kind: 'error', about: 'account', title: 'Usuário já cadastrado' });
    toast({ kind: 'error', about: 'upload', title: 'Erro ao enviar documentos' });
    expect(titles()).toEqual(['Usuário já cadastrado', 'Erro ao enviar documentos']);
    toast({ kind: 'success', about: 'account', title: 'Login realizado com sucesso!' });
    expect(titles()).toEqual(['Erro ao enviar documentos', 'Login realizado com sucesso!']);
    closeToastsAbout('account');
    expect(titles()).toEqual(['Erro ao enviar documentos']);
  });

  it('makes room by dropping the oldest of more than four', () => {
    for (const title of ['1', '2', '3', '4', '5']) toast({ kind: 'info', title });
    expect(titles()).toEqual(['2', '3', '4', '5']);
  });

  it('keeps errors and notices with an action until a person closes them', () => {
    expect(staysUntilClosed({ kind: 'error', title: 'x' })).toBe(true);
    expect(
      staysUntilClosed({ kind: 'info', title: 'x', action: { label: 'y', onSelect: () => undefined } }),
    ).toBe(true);
    expect(staysUntilClosed({ kind: 'success', title: 'x' })).toBe(false);
  });

  it('tells each listener, and nobody after that', () => {
    let calls = 0;
    const stop = toastStore.subscribe(() => calls++);
    toast({ kind: 'info', title: 'x' });
    stop();
    toast({ kind: 'info', title: 'y' });
    expect(calls).toBe(1);
  });
});
