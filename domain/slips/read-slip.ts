import type { CalendarDate, Competence } from '../entities/fields.ts';
import { formatTaxId } from '../tax-id/format-tax-id.ts';
import { isTaxId, normalizeTaxId } from '../tax-id/tax-id.ts';
import { labelledValue } from './labelled-values.ts';
import { readPaymentLine } from './payment-line.ts';
import { readPixCode } from './pix-code.ts';
import { SLIP_KINDS, type SlipKind } from './slip-kinds.ts';

/** Where an amount was read. */
export type AmountSource = 'text' | 'line' | 'pix';
export type ReadAmount = { source: AmountSource; cents: number };

export type SlipProblem =
  /** A photo, or a file that says nothing of a slip. */
  | 'no_text'
  | 'no_tax_id'
  | 'no_kind'
  | 'no_competence'
  | 'no_due_date'
  | 'no_amount'
  /** Text, line and Pix do not say the same. */
  | 'two_amounts'
  /** Something like a line, of which a check digit does not hold. */
  | 'wrong_line'
  | 'wrong_pix'
  /** Two lines that both hold, such as two slips in one file. */
  | 'two_lines';

/** What the text of a slip says; null where it does not say it, or says it twice in different ways. */
export type ReadSlip = {
  /** CNPJ or CPF without mask; eight characters where the form names the root alone (GFD). */
  tax_id: string | null;
  /** `title` of its `SlipKind`. */
  kind: string | null;
  /** Those of the catalogue that it may pay. */
  rule_keys: readonly string[];
  competence: Competence | null;
  /** Until when it is to be paid: of one that is late already, not the day it was due. */
  due_date: CalendarDate | null;
  amount_cents: number | null;
  /** Each different one, where they do not agree. */
  amounts: readonly ReadAmount[];
  /** Digits alone. */
  payment_line: string | null;
  pix_code: string | null;
  problems: readonly SlipProblem[];
};

/** Fewer letters than any form has: the file is a picture. */
const LEAST_LETTERS = 40;

/**
 * Reads a slip from its text, laid out in columns and lines as on the page, without asking anybody. Forms: DAS (CGSN), DARF
 * (RFB), DAE, GFD (FGTS Digital), GPS, and those of cities that name the ISS. What it reads is shown to a person before it
 * counts. `on` is the day one looks (see `readPaymentLine`).
 */
export function readSlip(text: string, on: CalendarDate): ReadSlip {
  const plain = plainly(text);
  if (plain.replace(/[^a-z0-9]/g, '').length < LEAST_LETTERS) return UNREADABLE;
  const words = plain.replace(/\s+/g, ' ');
  const kind = SLIP_KINDS.find(({ marks }) => marks.test(words)) ?? null;
  const tax_id = taxIdIn(text, plain);
  const competence = competenceIn(plain);
  const line = linesIn(plain, on);
  const pix = pixIn(text);
  const due_date = dueDateIn(plain) ?? line.read[0]?.due_date ?? null;
  const amounts = amountsOf([
    { source: 'text', cents: amountIn(plain) },
    { source: 'line', cents: line.read[0]?.amount_cents ?? null },
    { source: 'pix', cents: pix.amount_cents },
  ]);
  const agreed = amounts.length === 1 ? (amounts[0]?.cents ?? null) : null;
  const problems: Record<SlipProblem, boolean> = {
    no_text: false,
    no_tax_id: tax_id === null,
    no_kind: kind === null,
    no_competence: competence === null,
    no_due_date: due_date === null,
    no_amount: amounts.length === 0,
    two_amounts: amounts.length > 1,
    wrong_line: line.read.length === 0 && line.isSeen,
    wrong_pix: pix.code === null && pix.isSeen,
    two_lines: line.read.length > 1,
  };
  return {
    tax_id,
    kind: kind?.title ?? null,
    rule_keys: ruleKeysOf(kind, tax_id),
    competence,
    due_date,
    amount_cents: agreed,
    amounts,
    payment_line: line.read.length === 1 ? (line.read[0]?.digits ?? null) : null,
    pix_code: pix.code,
    problems: (Object.keys(problems) as SlipProblem[]).filter((problem) => problems[problem]), // keys of the record
  };
}

/** Of a file that has no text. */
export const UNREADABLE: ReadSlip = {
  tax_id: null,
  kind: null,
  rule_keys: [],
  competence: null,
  due_date: null,
  amount_cents: null,
  amounts: [],
  payment_line: null,
  pix_code: null,
  problems: ['no_text'],
};

/** Small letters without accents, each at the place it had. */
function plainly(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase();
}

// ------------------------------------------------------------------------------------------------ whose

const CNPJ = /[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}\/[0-9a-z]{4}-[0-9]{2}/;
const TAX_ID = new RegExp(`${CNPJ.source}|[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}`);
const ROOT = /[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}(?![0-9a-z./-])/;
const OF_PAYER = [/cpf\s*\/\s*cnpj/, /cnpj\s*\/\s*cpf/, /\bcnpj\b/, /\bidentificador\b/, /\bcpf\b/];

function taxIdIn(text: string, plain: string): string | null {
  const labelled = labelledValue(plain, OF_PAYER, TAX_ID);
  if (labelled !== null && isTaxId(normalizeTaxId(labelled))) return normalizeTaxId(labelled);
  const all = [...plain.matchAll(new RegExp(TAX_ID, 'g'))].map(([found]) => normalizeTaxId(found));
  // A city prints its own number too: of several nobody knows whose is meant.
  const [only, ...others] = new Set(all.filter(isTaxId));
  if (only !== undefined) return others.length === 0 ? only : null;
  const root = labelledValue(plain, OF_PAYER, ROOT);
  return root === null || !/\d/.test(text) ? null : normalizeTaxId(root);
}

/** A household employer is a person, and the others of that form are companies. */
function ruleKeysOf(kind: SlipKind | null, taxId: string | null): readonly string[] {
  const keys = kind?.rule_keys ?? [];
  if (!keys.includes('dae-mei') || taxId === null) return keys;
  return [taxId.length === 11 ? 'dae-domestico' : 'dae-mei'];
}

// ------------------------------------------------------------------------------------------------ when

const MONTHS = [
  ...['janeiro', 'fevereiro', 'marco', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'],
  ...['novembro', 'dezembro'],
];
const NAMED_MONTH = new RegExp(`(?:${MONTHS.join('|')})\\s*(?:/|de)\\s*20\\d\\d`);
const MONTH = new RegExp(
  `${NAMED_MONTH.source}|[0-3]\\d/(?:0[1-9]|1[0-2])/20\\d\\d|(?<![\\d/])(?:0[1-9]|1[0-2])/20\\d\\d`,
);
const OF_MONTH = [
  ...[/periodo de apuracao/, /mes de competencia/, /competencia/, /incidencia/, /mes de referencia/],
  ...[/mes\s*\/\s*ano/, /\breferencia\b/],
];

function competenceIn(plain: string): Competence | null {
  const found = labelledValue(plain, OF_MONTH, MONTH);
  if (found === null) return null;
  const year = found.slice(-4);
  const named = MONTHS.findIndex((month) => found.startsWith(month));
  const month = named < 0 ? found.slice(-7, -5) : String(named + 1).padStart(2, '0');
  return `${year}-${month}`;
}

const DATE = /(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])\/20\d\d/;
const OF_DUE_DATE = [
  ...[/pagar (?:este documento )?ate/, /data de validade/, /data de vencimento/, /vencimento/, /vence em/],
];

function dueDateIn(plain: string): CalendarDate | null {
  const found = labelledValue(plain, OF_DUE_DATE, DATE);
  if (found === null) return null;
  const [day, month, year] = found.split('/');
  return `${year}-${month}-${day}`;
}

// -------------------------------------------------------------------------------------------- how much

const AMOUNT = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/;
const OF_AMOUNT = [
  ...[/valor total do documento/, /valor total a recolher/, /total a recolher/, /valor a recolher/],
  ...[
    /valor total/,
    /valor a pagar/,
    /total a pagar/,
    /valor do documento/,
    /\b11\s*-\s*total\b/,
    /\btotal\b/,
  ],
];

function amountIn(plain: string): number | null {
  const found = labelledValue(plain, OF_AMOUNT, AMOUNT);
  return found === null ? null : Number(found.replace(/\D/g, ''));
}

/** One where all that say an amount agree, else each that differs from those before it. */
function amountsOf(read: readonly { source: AmountSource; cents: number | null }[]): ReadAmount[] {
  const amounts: ReadAmount[] = [];
  for (const { source, cents } of read) {
    if (cents !== null && cents > 0 && !amounts.some((known) => known.cents === cents))
      amounts.push({ source, cents });
  }
  return amounts;
}

// ------------------------------------------------------------------------------------------ paid by what

/** In groups, as they are printed; a break of the line may stand between them. */
const TAX_LINE = /(?<!\d)8(?:\d{10}[ -]{0,3}\d)(?:\s{0,8}\d{11}[ -]{0,3}\d){3}(?!\d)/g;
const BANK_LINE = /(?<!\d)\d{5}\.?\d{5}\s+\d{5}\.?\d{6}\s+\d{5}\.?\d{6}\s+\d\s+\d{14}(?!\d)/g;

function linesIn(plain: string, on: CalendarDate) {
  const seen = [...plain.matchAll(TAX_LINE), ...plain.matchAll(BANK_LINE)].map(([line]) =>
    line.replace(/\D/g, ''),
  );
  const read = [...new Set(seen)].flatMap((digits) => readPaymentLine(digits, on) ?? []);
  return { isSeen: seen.length > 0, read };
}

const PIX_START = /00020[01]/g;
/** Where a code may end; one of its ids may look the same. */
const PIX_END = /6304[0-9A-F]{4}/g;
const LONGEST_PIX = 600;

function pixIn(text: string): { isSeen: boolean; code: string | null; amount_cents: number | null } {
  let isSeen = false;
  for (const { index } of text.matchAll(PIX_START)) {
    const rest = text.slice(index);
    if (/br\.gov\.bcb\.pix/i.test(rest.slice(0, 120).replace(/\s/g, ''))) isSeen = true;
    for (const code of unbroken(rest)) {
      const pix = readPixCode(code);
      if (pix !== null) return { isSeen: true, code, amount_cents: pix.amount_cents };
    }
  }
  return { isSeen, code: null, amount_cents: null };
}

/** Print breaks a code anywhere, at one of its own spaces too: nothing else tells the two apart but the checksum. */
function unbroken(rest: string): string[] {
  const joined = [rest.replace(/\s*\n\s*/g, ''), rest.replace(/\s*\n\s*/g, ' ')];
  return joined.flatMap((text) => {
    const within = text.slice(0, LONGEST_PIX);
    return [...within.matchAll(PIX_END)].map(({ index, 0: end }) => within.slice(0, index + end.length));
  });
}

/** For sentences: with its mask, the root too. */
export const formatReadTaxId = (taxId: string): string =>
  taxId.length === 8 ? taxId.replace(/^(.{2})(.{3})(.{3})$/, '$1.$2.$3') : formatTaxId(taxId);
