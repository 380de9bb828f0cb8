import {
  addMonths,
  calendarDate,
  type CalendarDate,
  calendarDateOf,
  CATALOGUE,
  type Competence,
  dueDate,
  isTaxId,
  lateEstimate,
  NATIONAL_CALENDARS,
  readPaymentLine,
  readPixCode,
  z,
} from '@portal/domain';

type Question =
  | { question: 'table'; from: Competence; to: Competence }
  | { question: 'pix' | 'cnpj' | 'late' | 'line'; on: CalendarDate | null };

/** One answer for each month of each row, or for each line of the input. */
export function answersOf(wanted: Question, input: string): unknown[] {
  if (wanted.question === 'table') return tableOf(monthsBetween(wanted.from, wanted.to));
  return linesOf(input).map(answerTo(wanted.question, wanted.on ?? calendarDateOf(new Date())));
}

function answerTo(question: 'pix' | 'cnpj' | 'late' | 'line', on: CalendarDate): (line: string) => unknown {
  switch (question) {
    case 'pix':
      return aboutPix;
    case 'cnpj':
      return aboutCnpj;
    case 'late':
      return aboutLate;
    case 'line':
      return aboutLine(on);
  }
}

/** An empty line is a line; what follows the last line break is none. */
function linesOf(input: string): string[] {
  const lines = input.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function monthsBetween(from: Competence, to: Competence): Competence[] {
  const months: Competence[] = [];
  for (let month = `${from}-01`; month <= `${to}-01`; month = addMonths(month, 1))
    months.push(month.slice(0, 7));
  return months;
}

const tableOf = (months: readonly Competence[]) =>
  CATALOGUE.flatMap((rule) =>
    months.map((competence) => {
      const { key, basis, verified_on } = rule;
      return { key, competence, ...dueDate(rule, competence, NATIONAL_CALENDARS), basis, verified_on };
    }),
  );

const REFUSED = { valid: false, amount_cents: null, due_date: null };

function aboutPix(code: string) {
  const pix = readPixCode(code);
  return pix === null ? REFUSED : { valid: true, ...pix, due_date: null };
}

const aboutLine = (on: CalendarDate) => (line: string) => {
  const read = readPaymentLine(line, on);
  return read === null ? REFUSED : { valid: true, ...read };
};

const CNPJ_LENGTH = 14;
const aboutCnpj = (cnpj: string) => ({
  ...REFUSED,
  valid: cnpj.length === CNPJ_LENGTH && isTaxId(cnpj),
});

/** A day for which months can be counted; the law asked for is of 1996. */
const day = calendarDate.refine((date) => date >= '1997-01-01' && date < '2100-01-01');
const latePayment = z.object({
  cents: z.int().nonnegative(),
  due: day,
  paid: day,
  selic: z
    .record(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), z.number().nonnegative().max(100))
    .default({}),
});
const NOT_UNDERSTOOD = {
  total_cents: null,
  fine_cents: null,
  interest_cents: null,
  days: null,
  reasons: ['linha não entendida: espera {"cents", "due", "paid", "selic"}'],
};

function aboutLate(line: string) {
  const read = latePayment.safeParse(jsonOf(line));
  return read.success ? lateEstimate(read.data) : NOT_UNDERSTOOD;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
