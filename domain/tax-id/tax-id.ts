import { cnpj, cpf } from 'cpf-cnpj-validator';
import { z } from '../z.ts';

/** The form the rules check: eleven digits (CPF) or twelve characters and two digits (CNPJ, alphanumeric since July 2026). */
export const TAX_ID_PATTERN = /^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/;

/** Drops mask and spaces, raises letters: `12.abc.345/01de-35` becomes `12ABC34501DE35`. */
export function normalizeTaxId(typed: string): string {
  return typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/**
 * Check digits of CPF (RFB) and CNPJ (IN RFB 2.229/2024); strict: no mask, no lower case, no repeated digit.
 * The library's `isValid` also refuses 12345678909, a number that was issued; so only its check digits are used.
 */
export function isTaxId(value: string): boolean {
  if (!TAX_ID_PATTERN.test(value) || /^(.)\1+$/.test(value)) return false;
  const { verifierDigit } = value.length === 11 ? cpf : cnpj;
  const stem = value.slice(0, -2);
  const first = verifierDigit(stem);
  return value === `${stem}${first}${verifierDigit(`${stem}${first}`)}`;
}

export const taxIdField = z.string().refine(isTaxId, { error: 'CNPJ ou CPF inválido' });
