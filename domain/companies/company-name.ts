import { initials } from '../formats/people.ts';

/** The legal forms that a company's name ends with (Brazilian civil law). */
const LEGAL_FORM = /^(ltda|me|epp|eireli|mei|slu|s\.?\/?[as])\.?$/i;

/** 'Padaria Pão Dourado' of 'Padaria Pão Dourado Ltda'; a name that is nothing else stays. */
export function withoutLegalForm(companyName: string): string {
  const words = companyName.trim().split(/\s+/);
  const end = words.findLastIndex((word) => !LEGAL_FORM.test(word));
  return end === -1
    ? companyName
    : words
        .slice(0, end + 1)
        .join(' ')
        .replace(/[,-]$/, '')
        .trim();
}

/** 'PD' of 'Padaria Pão Dourado Ltda'. */
export const companyInitials = (companyName: string) => initials(withoutLegalForm(companyName));
