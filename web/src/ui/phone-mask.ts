import type { MaskInputOptions } from 'maska';

const digits = (typed: string) => typed.replace(/\D/g, '');

/** Eight or nine digits after the area code; what begins with '+' is a foreign number, fifteen digits at most (E.164). */
export const phoneMask: MaskInputOptions = {
  mask: (typed) => {
    if (typed.trimStart().startsWith('+')) return '+###############';
    return digits(typed).length > 10 ? '(##) #####-####' : '(##) ####-####';
  },
};
