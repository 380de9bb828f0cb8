import { type SystemState, SCHEDULE_NAMES, toInstant } from '@portal/domain';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { DOCUMENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { keepSystemState, readSeenState } from '#data/system/system-state.ts';
import {
  type AccountResult,
  type AccountService,
  AccountServiceProvider,
} from '#session/account/account-service.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { SystemStateCard } from './system-state-card.tsx';

const NOW = new Date();
const ago = (minutes: number) => toInstant(new Date(NOW.getTime() - minutes * 60_000));
const run = { ended_at: ago(5), is_well: true, last_well_at: ago(5) };
const WELL: SystemState = {
  at: toInstant(NOW),
  mail: { waiting: 0, is_more: false, since: null, problem: null, failed: [] },
  documents: { waiting: 0, oldest: null },
  schedules: Object.fromEntries(SCHEDULE_NAMES.map((name) => [name, run])),
};
const at = '2026-01-05T17:32:00.000000000Z';
const FAILED = {
  id: 'approval_1',
  kind: 'account_approved',
  to: 'ana@cliente.example',
  failed_at: ago(60),
  reason: 'smtp_550',
  until: ago(-30 * 24 * 60),
};
const WITH_FAILED: SystemState = { ...WELL, mail: { ...WELL.mail, failed: [FAILED] } };

let local: ReturnType<typeof openTestAccount>;
let undraw: () => unknown = () => undefined;
beforeEach(() => {
  local = openTestAccount();
});
afterEach(() => undraw());

/** Only what the card calls is there: a call of anything else fails the test. */
function openCard(service: Partial<AccountService>) {
  ({ undraw } = renderForTest(
    <LocalAccountProvider value={local}>
      <AccountServiceProvider value={() => Promise.resolve(service as AccountService)}>
        <SystemStateCard />
      </AccountServiceProvider>
    </LocalAccountProvider>,
  ));
}

const tells = (value: SystemState) =>
  vi.fn(async (): Promise<AccountResult<SystemState>> => ({ ok: true, value }));
const goOffline = () =>
  local.db.meta.put({ key: 'connection', value: { kind: 'offline', last_synced_at: null } });
const words = () => document.body.textContent;
const reads = (text: string) =>
  vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(words()).toContain(text);
  });
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
  );
const press = (name: string) => act(() => button(name)?.click());

describe('the state of the system', () => {
  it('is a skeleton until the server has told for the first time', async () => {
    let answer = (_: AccountResult<SystemState>) => {};
    openCard({ readSystemState: () => new Promise((resolve) => (answer = resolve)) });
    await reads('Carregando...');
    expect(words()).not.toContain('Tudo em ordem');
    answer({ ok: true, value: WELL });
    await reads('Tudo em ordem, visto às');
  });

  it('is in order where nothing waits, nothing failed and everything ran', async () => {
    openCard({ readSystemState: tells(WELL) });
    await reads('Tudo em ordem, visto às');
    expect(words()).toContain('Nenhum e-mail espera.');
    expect(words()).toContain('Nenhum e-mail falhou.');
    expect(words()).toContain('Nenhum documento espera mais do que devia.');
    expect(words().match(/Em dia/g)).toHaveLength(SCHEDULE_NAMES.length);
  });

  it('names the addresses that take no e-mail, with what becomes of each', async () => {
    const bounced = { to: 'ana@cliente.example', kind: 'bounce', reported_at: at, until: at } as const;
    const returned = [bounced, { ...bounced, to: 'bia@cliente.example', kind: 'complaint' as const }];
    openCard({ readSystemState: tells({ ...WELL, mail: { ...WELL.mail, returned } }) });
    await reads('Há o que olhar abaixo.');
    expect(words()).toContain(
      'ana@cliente.exampleO endereço devolve os e-mails. Soubemos em 05/01/2026 às 14:32.',
    );
    expect(words()).toContain('O portal tenta de novo em 05/01/2026.');
    expect(words()).toContain('bia@cliente.exampleA pessoa marcou um e-mail como spam.');
    expect(words().match(/tenta de novo/g)).toHaveLength(1);
  });

  it('says that more e-mails failed than it names, where they did', async () => {
    const MORE = 'Há outros que falharam: aparecem aqui depois que estes saírem da lista.';
    openCard({ readSystemState: tells(WITH_FAILED) });
    await reads('ana@cliente.example');
    expect(words()).not.toContain(MORE);
    await undraw();
    openCard({
      readSystemState: tells({ ...WELL, mail: { ...WITH_FAILED.mail, is_more_failed: true } }),
    });
    await reads(MORE);
  });

  it('without a connection is what was seen last, with its time, and never in order', async () => {
    await keepSystemState(local.db, { ...WITH_FAILED, at: '2026-01-05T17:32:00.000000000Z' });
    await goOffline();
    openCard({});
    await reads('Sem conexão: assim foi visto em 05/01/2026 às 14:32.');
    expect(words()).toContain('Nenhum e-mail esperava.');
    expect(words()).toContain('ana@cliente.example');
    expect(words()).not.toContain('Tudo em ordem');
    expect(words()).not.toContain('Em dia');
    expect(button('Reenviar Cadastro aprovado para ana@cliente.example')?.disabled).toBe(true);
    expect(button('Atualizar')?.disabled).toBe(true);
  });

  it('that was never seen says that it needs a connection', async () => {
    await goOffline();
    openCard({});
    await reads('Ver como o portal está precisa de conexão');
  });

  it('that the server does not tell is what was seen last, and asked again by hand', async () => {
    await keepSystemState(local.db, WELL);
    const readSystemState = vi
      .fn<AccountService['readSystemState']>()
      .mockResolvedValueOnce({ ok: false, reason: 'unknown' })
      .mockResolvedValueOnce({ ok: true, value: WELL });
    openCard({ readSystemState });
    await reads('O servidor não respondeu: assim foi visto às');
    expect(words()).not.toContain('Tudo em ordem');
    press('Atualizar');
    await reads('Tudo em ordem, visto às');
  });

  it('is not kept for somebody whom the server calls no administrator', async () => {
    await keepSystemState(local.db, WITH_FAILED);
    openCard({ readSystemState: async () => ({ ok: false, reason: { refusal: 'forbidden' } }) });
    await reads('Não deu para ver como o portal está');
    expect(await readSeenState(local.db)).toBeNull();
  });

  it('names a schedule that did not run in twice its interval, or ran badly', async () => {
    const sendWaitingMail = { ended_at: ago(121), is_well: true, last_well_at: ago(121) };
    const sweepFiles = { ended_at: ago(5), is_well: false, last_well_at: null };
    const schedules = { ...WELL.schedules, sendWaitingMail, sweepFiles };
    openCard({ readSystemState: tells({ ...WELL, schedules }) });
    await reads('Há o que olhar abaixo.');
    expect(words()).toContain('está parada desde então.Atrasada');
    expect(words()).toContain('com falhas. Nunca deu certo.Com falhas');
  });

  it('says since when mail and documents wait too long, and why', async () => {
    await local.db.documents.put(serverRow('documents', 'd1', { ...DOCUMENT, filename: 'guia.pdf' }));
    openCard({
      readSystemState: tells({
        ...WELL,
        mail: { ...WELL.mail, waiting: 2, since: ago(45), problem: 'login' },
        documents: { waiting: 3, oldest: { id: 'd1', since: ago(90) } },
      }),
    });
    await reads('2 e-mails esperam, o mais antigo desde');
    expect(words()).toContain('O servidor de e-mail recusou a senha do portal.');
    expect(words()).toContain('3 documentos esperam pela conferência há mais de meia hora');
    expect(words()).toContain('(guia.pdf).');
  });
});

describe('an e-mail that failed', () => {
  it('says to whom, what, when and why, and is gone once it is sent anew', async () => {
    const readSystemState = tells(WELL).mockResolvedValueOnce({ ok: true, value: WITH_FAILED });
    const resendMail = vi.fn(async (): Promise<AccountResult> => ({ ok: true, value: undefined }));
    openCard({ readSystemState, resendMail });
    await reads('Cadastro aprovado');
    expect(words()).toContain('ana@cliente.example');
    expect(words()).toContain('O endereço não existe ou não recebe mensagens.');
    press('Reenviar Cadastro aprovado para ana@cliente.example');
    await reads('Nenhum e-mail falhou.');
    expect(resendMail.mock.calls).toEqual([[{ mail_id: 'approval_1' }]]);
    await vi.waitFor(() => expect(readSystemState).toHaveBeenCalledTimes(2));
    await reads('Tudo em ordem');
  });

  it('is let go after a question', async () => {
    const readSystemState = tells(WELL).mockResolvedValueOnce({ ok: true, value: WITH_FAILED });
    const dismissMail = vi.fn(async (): Promise<AccountResult> => ({ ok: true, value: undefined }));
    openCard({ readSystemState, dismissMail });
    await reads('Cadastro aprovado');
    press('Dispensar Cadastro aprovado para ana@cliente.example');
    await reads('Dispensar este e-mail?');
    expect(dismissMail).not.toHaveBeenCalled();
    press('Dispensar');
    await vi.waitFor(() => expect(dismissMail.mock.calls).toEqual([[{ mail_id: 'approval_1' }]]));
    await reads('Nenhum e-mail falhou.');
  });

  it('stays where the server refuses, and goes where a colleague was first', async () => {
    const resendMail = vi
      .fn<AccountService['resendMail']>()
      .mockResolvedValueOnce({ ok: false, reason: { refusal: 'too_many_requests' } })
      .mockResolvedValueOnce({ ok: false, reason: { refusal: 'not_found' } });
    const readSystemState = tells(WELL).mockResolvedValueOnce({ ok: true, value: WITH_FAILED });
    openCard({ readSystemState, resendMail });
    await reads('Cadastro aprovado');
    const name = 'Reenviar Cadastro aprovado para ana@cliente.example';
    press(name);
    await vi.waitFor(async () => {
      await act(() => Promise.resolve());
      expect(button(name)?.disabled).toBe(false);
    });
    expect(resendMail).toHaveBeenCalledTimes(1);
    press(name);
    await reads('Nenhum e-mail falhou.');
  });
});
