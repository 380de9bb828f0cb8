import { Mask, type MaskInputOptions } from 'maska';

const CPF = '###.###.###-##';
/** Letters and digits, the check digits digits alone: CNPJ is alphanumeric since July 2026. */
const CNPJ = 'AA.AAA.AAA/AAAA-##';
const ALPHANUMERIC = { pattern: /[0-9A-Z]/, transform: (char: string) => char.toUpperCase() };

const bare = (typed: string) => typed.replace(/[^0-9A-Za-z]/g, '');

/** Reads as a CPF until a letter or a twelfth character says that it is a CNPJ. */
export const taxIdMask: MaskInputOptions = {
  mask: (typed) => (/^\d{0,11}$/.test(bare(typed)) ? CPF : CNPJ),
  tokens: { A: ALPHANUMERIC },
  preProcess: bare,
};

/** Two capitals. */
export const stateMask: MaskInputOptions = {
  mask: '@@',
  tokens: { '@': { pattern: /[A-Z]/, transform: (char) => char.toUpperCase() } },
};

export function masked(mask: MaskInputOptions, typed: string): string {
  return new Mask(mask).masked(mask.preProcess?.(typed) ?? typed);
}
