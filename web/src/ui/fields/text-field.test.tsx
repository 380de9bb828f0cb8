import { describe, expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { TextField } from './text-field.tsx';

const parts = () => {
  const input = document.querySelector('input');
  const label = document.querySelector('label');
  const note = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
  return { input, label, note };
};

describe('TextField', () => {
  it('ties label and help to the input', () => {
    renderForTest(<TextField label="Senha" help="Pelo menos 8 letras." name="senha" />);
    const { input, label, note } = parts();
    expect(label?.htmlFor).toBe(input?.id);
    expect(note?.textContent).toBe('Pelo menos 8 letras.');
    expect(input?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('shows an error instead of the help and marks the input', () => {
    renderForTest(<TextField label="CNPJ" help="Só números." error="Confira os dígitos." />);
    const { input, note } = parts();
    expect(note?.textContent).toBe('Confira os dígitos.');
    expect(input?.getAttribute('aria-invalid')).toBe('true');
  });

  it('says required to the machine and shows a star that is not read out', () => {
    renderForTest(<TextField label="Nome" required />);
    const { input, label } = parts();
    expect(input?.required).toBe(true);
    expect(label?.textContent).toBe('Nome *');
    expect(label?.querySelector('[aria-hidden]')?.textContent).toBe(' *');
  });

  it('hands the input to the code that asks for it, as form libraries do', () => {
    let seen: HTMLInputElement | null = null;
    renderForTest(<TextField label="Nome" ref={(input) => void (seen = input)} />);
    expect(seen).toBe(parts().input);
  });
});
