import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { inRoot, ROOT } from '../paths.mjs';
import { parseLawArguments } from './law-arguments.mjs';

/** As a person asks, and who reads the answers. */
function ask(argv, input = '') {
  const asked = [inRoot('scripts', 'law.mjs'), ...argv];
  const { status, stdout, stderr } = spawnSync(process.execPath, asked, {
    input,
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  const answers = stdout.split('\n').filter((line) => line !== '');
  return { status, stderr, answers: answers.map((line) => JSON.parse(line)) };
}

const PIX =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const BOLETO = '34191790011043510047391020150008910000000002000';
const TAX = '858100000013234503282020611230000006000000123455';
const REFUSED = { valid: false, amount_cents: null, due_date: null };

describe('npm run law', { timeout: 60_000 }, () => {
  it('prints every row for every month, with null where there is no date', () => {
    const { status, stderr, answers } = ask(['table', '--from', '2026-10', '--to', '2027-01']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(answers).toHaveLength(29 * 4);
    expect(answers.find(({ key, competence }) => key === 'pgdas-das' && competence === '2026-10')).toEqual({
      key: 'pgdas-das',
      competence: '2026-10',
      date: '2026-11-23',
      nominal_date: '2026-11-20',
      reasons: ['Dia 20/11 é feriado (Consciência Negra). O DAS passa para segunda, 23/11.'],
      basis: 'Res. CGSN 140, art. 40, § 3º',
      verified_on: '2026-11-23',
    });
    const ended = answers.find(({ key, competence }) => key === 'pis-cofins' && competence === '2027-01');
    expect(ended).toMatchObject({ date: null, nominal_date: null });
  });

  it('answers each line of Pix codes, whatever ends it', () => {
    const { status, stderr, answers } = ask(['pix', '--stdin'], `\uFEFF${PIX}\r\n\r\n${PIX}x\nçà\n${PIX}`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const found = { valid: true, amount_cents: null, due_date: null, payee_name: 'Fulano de Tal' };
    expect(answers[0]).toMatchObject(found);
    expect(answers.slice(1, 4)).toEqual([REFUSED, REFUSED, REFUSED]);
    expect(answers[4]).toMatchObject(found);
    expect(answers).toHaveLength(5);
  });

  it('answers nothing to nothing', () => {
    expect(ask(['pix', '--stdin'])).toEqual({ status: 0, stderr: '', answers: [] });
  });

  it('reads lines of slips as of a day', () => {
    const { status, answers } = ask(['line', '--stdin', '--on', '2001-01-01'], `${BOLETO}\n${TAX}\n0\n`);
    expect(status).toBe(0);
    expect(answers).toEqual([
      expect.objectContaining({
        valid: true,
        kind: 'boleto',
        amount_cents: 2000,
        due_date: '2000-07-03',
      }),
      expect.objectContaining({ valid: true, kind: 'tax', amount_cents: 12345, due_date: null }),
      REFUSED,
    ]);
    expect(ask(['line', '--stdin', '--on', '2026-11-23'], BOLETO).answers[0].due_date).toBe('2025-02-22');
  });

  it('checks a CNPJ strictly', () => {
    const valid = ['12ABC34501DE35', '00000000000191', '11222333000181', '6A3EDMWP000168'];
    const invalid = [
      '12ABC34501DE45',
      'A1B2C3D41A2B99',
      '00000000000000',
      '12abc34501de35',
      '11144477735',
      '',
    ];
    const { answers } = ask(['cnpj', '--stdin'], `${[...valid, ...invalid].join('\n')}\n`);
    expect(answers.map((answer) => answer.valid)).toEqual([
      ...valid.map(() => true),
      ...invalid.map(() => false),
    ]);
  });

  it('estimates a late payment, and says of an odd line that it is one', () => {
    const line = { cents: 100_000, due: '2026-01-20', paid: '2026-03-10' };
    const { status, answers } = ask(
      ['late', '--stdin'],
      [
        JSON.stringify({ ...line, selic: { '2026-02': 1.05 } }),
        JSON.stringify(line),
        '{',
        '',
        JSON.stringify({ ...line, paid: '2026-02-30' }),
        JSON.stringify({ ...line, cents: 1.5 }),
        JSON.stringify({ ...line, selic: { '2026-02': -1 } }),
      ].join('\n'),
    );
    expect(status).toBe(0);
    expect(answers[0]).toMatchObject({ fine_cents: 16_170, interest_cents: 2050, total_cents: 118_220 });
    expect(answers[1]).toMatchObject({ total_cents: null, reasons: ['sem Selic de 02/2026'] });
    expect(answers).toHaveLength(7);
    for (const answer of answers.slice(2)) {
      expect(answer.total_cents).toBeNull();
      expect(answer.reasons).toEqual(['linha não entendida: espera {"cents", "due", "paid", "selic"}']);
    }
  });

  it('refuses a wrong question on the other channel', () => {
    const { status, stderr, answers } = ask(['table', '--from', '2026-13', '--to', '2027-01']);
    expect(status).toBe(1);
    expect(answers).toEqual([]);
    expect(stderr).toMatch(/^--from takes a month like 2026-11, not "2026-13"\. Usage: [^\n]*\n$/);
  });
});

describe('the command line of npm run law', () => {
  it('takes a table of months, and questions of lines', () => {
    expect(parseLawArguments(['table', '--from', '2024-01', '--to', '2035-12'])).toEqual({
      question: 'table',
      from: '2024-01',
      to: '2035-12',
    });
    expect(parseLawArguments(['line', '--stdin', '--on', '2026-11-23'])).toEqual({
      question: 'line',
      on: '2026-11-23',
    });
    expect(parseLawArguments(['--stdin', 'pix'])).toEqual({ question: 'pix', on: null });
  });

  it.each([
    [[], /^A question is needed/],
    [['boleto', '--stdin'], /^"boleto" is no question/],
    [['toString', '--stdin'], /^"toString" is no question/],
    [['table'], /^--from takes a month/],
    [['table', '--from', '2024-01'], /^--to takes a month/],
    [['table', '--from', '2024-02', '--to', '2024-01'], /^--from 2024-02 is after --to 2024-01/],
    [['table', '--from', '2024-01', '--to', '2024-02', '--stdin'], /^--stdin does not go with table/],
    [['pix'], /^pix needs --stdin/],
    [['pix', '--stdin', '--on', '2026-11-23'], /^--on does not go with pix/],
    [['line', '--stdin', '--on', '2026-02-30'], /^--on takes a day/],
    [['line', '--stdin', '--on'], /^Option '--on <value>' argument missing/],
    [['cnpj', '--stdin', 'x'], /^"x" is too much/],
    [['cnpj', '--sdtin'], /^Unknown option '--sdtin'/],
  ])('refuses %j with one line', (argv, line) => {
    expect(() => parseLawArguments(argv)).toThrow(line);
    expect(() => parseLawArguments(argv)).toThrow(/^[^\n]*Usage: [^\n]*$/);
  });
});
