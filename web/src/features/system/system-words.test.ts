import { type SystemState, SCHEDULE_NAMES, toInstant } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { mailKindText, mailProblemText } from './mail-words.ts';
import { isInOrder, waitingDocumentsText, waitingMailText, whenText } from './system-words.ts';

const NOW = new Date('2026-11-23T17:32:00Z');
const at = toInstant(NOW);
const ago = (minutes: number) => toInstant(new Date(NOW.getTime() - minutes * 60_000));
const run = { ended_at: ago(5), is_well: true, last_well_at: ago(5) };
const STATE: SystemState = {
  at,
  mail: { waiting: 0, is_more: false, since: null, problem: null, failed: [] },
  documents: { waiting: 0, oldest: null },
  schedules: Object.fromEntries(SCHEDULE_NAMES.map((name) => [name, run])),
};

describe('when something was', () => {
  it('is a time of the firm’s day, and of another day its date too', () => {
    expect(whenText(at, NOW)).toBe('às 14:32');
    expect(whenText(ago(24 * 60), NOW)).toBe('em 22/11/2026 às 14:32');
  });
});

describe('the system', () => {
  it('is in order only where nothing failed, nothing waits too long and every schedule ran', () => {
    expect(isInOrder(STATE)).toBe(true);
    const waits = (minutes: number) => ({ ...STATE.mail, waiting: 1, since: ago(minutes) });
    expect(isInOrder({ ...STATE, mail: waits(5) })).toBe(true);
    expect(isInOrder({ ...STATE, mail: waits(31) })).toBe(false);
    const failed = { id: 'm', kind: 'verify_email', to: 'a@b.example', failed_at: at, reason: '', until: at };
    expect(isInOrder({ ...STATE, mail: { ...STATE.mail, failed: [failed] } })).toBe(false);
    const returned = { to: 'a@b.example', kind: 'bounce', reported_at: at, until: at } as const;
    expect(isInOrder({ ...STATE, mail: { ...STATE.mail, returned: [returned] } })).toBe(false);
    expect(isInOrder({ ...STATE, documents: { waiting: 1, oldest: null } })).toBe(false);
    const { sweepFiles: _missing, ...others } = STATE.schedules;
    expect(isInOrder({ ...STATE, schedules: others })).toBe(false);
    const sweepFiles = { ...run, is_well: false };
    expect(isInOrder({ ...STATE, schedules: { ...others, sweepFiles } })).toBe(false);
  });
});

describe('what waits', () => {
  const mail = (fields: Partial<SystemState['mail']>) => ({ ...STATE.mail, ...fields });

  it('is told with the oldest, as it is or as it was', () => {
    expect(waitingMailText(mail({}), true, NOW)).toBe('Nenhum e-mail espera.');
    expect(waitingMailText(mail({}), false, NOW)).toBe('Nenhum e-mail esperava.');
    expect(waitingMailText(mail({ waiting: 1, since: ago(2) }), true, NOW)).toBe(
      '1 e-mail espera, desde as 14:30.',
    );
    expect(waitingMailText(mail({ waiting: 200, is_more: true, since: ago(2) }), false, NOW)).toBe(
      'Mais de 200 e-mails esperavam, o mais antigo desde as 14:30.',
    );
  });

  it('of documents has the name of the oldest where the device knows it', () => {
    const oldest = { id: 'd', since: ago(24 * 60) };
    expect(waitingDocumentsText({ waiting: 0, oldest: null }, null, true, NOW)).toBe(
      'Nenhum documento espera mais do que devia.',
    );
    expect(waitingDocumentsText({ waiting: 2, oldest }, 'guia.pdf', true, NOW)).toBe(
      '2 documentos esperam pela conferência há mais de meia hora, o mais antigo desde 22/11/2026 às 14:32 (guia.pdf).',
    );
    expect(waitingDocumentsText({ waiting: 1, oldest }, null, false, NOW)).toBe(
      '1 documento esperava pela conferência há mais de meia hora, desde 22/11/2026 às 14:32.',
    );
  });
});

describe('an e-mail', () => {
  it('is named by what it is about, and by nothing else where a newer server knows more', () => {
    expect(mailKindText('account_approved')).toBe('Cadastro aprovado');
    expect(mailKindText('of_the_future')).toBe('E-mail do portal');
  });

  it.each([
    ['smtp_550', 'O endereço não existe ou não recebe mensagens.'],
    ['smtp_552', 'A caixa de entrada da pessoa está cheia.'],
    ['smtp_554', 'O servidor de e-mail recusou a mensagem.'],
    ['smtp_451', 'O servidor de e-mail pediu para tentar mais tarde.'],
    ['login', 'O servidor de e-mail recusou a senha do portal.'],
    ['unreachable', 'O servidor de e-mail não respondeu.'],
    ['late', 'O portal não conseguiu enviar.'],
  ])('that could not be sent for %s says so in plain words', (code, words) => {
    expect(mailProblemText(code)).toBe(words);
  });
});
