import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalAccountProvider } from '#data/local/database-context.ts';
import { OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { type AccountService, AccountServiceProvider } from '#session/account/account-service.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { OlderMark } from './older-mark.tsx';
import { OlderRows } from './older-rows.tsx';

const SINCE = '2024-11-01T03:00:00.000000000Z';
const OLD = '2022-05-10T12:00:00.000000000Z';
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    serverRow('obligations', `o${String(from + i)}`, OBLIGATION, { updated_at: OLD }),
  );

let local: ReturnType<typeof openTestAccount>;
let undraw: () => unknown = () => undefined;
beforeEach(async () => {
  local = openTestAccount();
  await local.db.cursors.put({
    ...{ scope: 'obligations', updated_at: SINCE, id: '', safe_at: SINCE, bootstrapped: true },
    since: SINCE,
  });
});
afterEach(() => undraw());

function open(readOlder: AccountService['readOlder']) {
  const service: Partial<AccountService> = { readOlder };
  ({ undraw } = renderForTest(
    <LocalAccountProvider value={local}>
      <AccountServiceProvider value={() => Promise.resolve(service as AccountService)}>
        <OlderMark entity="obligations" updatedAt={OLD} />
        <OlderRows entity="obligations" clientId="c1" />
      </AccountServiceProvider>
    </LocalAccountProvider>,
  ));
}

const reads = (text: string) =>
  vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(document.body.textContent).toContain(text);
  });
const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());

it('brings what is older a page at a time, each from where the last ended, until there is no more', async () => {
  const readOlder = vi
    .fn<AccountService['readOlder']>()
    .mockResolvedValueOnce({ ok: true, value: rows(0, 50) })
    .mockResolvedValueOnce({ ok: true, value: rows(50, 3) });
  open(readOlder);
  await reads('Este aparelho guarda o que mudou desde 11/2024 e o que está em aberto.');
  await reads('Antes de 11/2024');
  await press();
  await reads('50 registros de antes de 11/2024 estão neste aparelho, por um dia.');
  await press();
  await reads('53 registros de antes de 11/2024 estão neste aparelho, por um dia. Não há nada mais antigo.');
  expect(button()).toBeNull();
  const asked = {
    tenant_id: local.tenant_id,
    entity: 'obligations',
    client_id: 'c1',
    since: SINCE,
    limit: 50,
  };
  expect(readOlder.mock.calls).toMatchObject([
    [{ ...asked, after: null }],
    [{ ...asked, after: { id: 'o49', updated_at: OLD } }],
  ]);
  expect(await local.db.obligations.count()).toBe(53);
});

it('what has left after its day is read from the first page again', async () => {
  const readOlder = vi.fn<AccountService['readOlder']>().mockResolvedValue({ ok: true, value: rows(0, 3) });
  open(readOlder);
  await reads('Buscar de antes de 11/2024');
  await press();
  await reads('Não há nada mais antigo.');
  // As the engine does.
  await act(() =>
    local.db.cursors
      .where('scope')
      .equals('obligations')
      .modify((cursor) => void delete cursor.older_at),
  );
  await reads('Buscar de antes de 11/2024');
  expect(document.body.textContent).not.toContain('neste aparelho, por um dia');
  await press();
  await reads('Não há nada mais antigo.');
  expect(readOlder.mock.calls).toMatchObject([[{ after: null }], [{ after: null }]]);
});

it('says what it cannot do without a connection, and offers nothing', async () => {
  await local.db.meta.put({ key: 'connection', value: { kind: 'offline', last_synced_at: null } });
  open(vi.fn());
  await reads('O que é mais antigo só pode ser lido com conexão.');
  expect(button()).toBeNull();
});

it('a page that did not come is told, and can be asked for again', async () => {
  const readOlder = vi
    .fn<AccountService['readOlder']>()
    .mockRejectedValueOnce(new Error('no code'))
    .mockResolvedValueOnce({ ok: true, value: [] });
  open(readOlder);
  await reads('Buscar de antes de 11/2024');
  await press();
  await reads('Não deu para ler os registros anteriores.');
  await press();
  await reads('Não há nada mais antigo.');
});

it('a client of another portfolio is brought to the device when somebody asks, and is told to be another’s', async () => {
  await local.db.cursors.update('obligations', { clients: ['c9'] });
  open(vi.fn());
  await reads('Este cliente não é da sua carteira: os registros dele não estão neste aparelho.');
  await press();
  expect((await local.db.meta.get('portfolio'))?.value).toMatchObject({
    guests: { c1: expect.any(Number) as unknown },
  });
  // As the engine does.
  await act(() => local.db.cursors.update('obligations', { clients: ['c1', 'c9'] }));
  await reads('Cliente de outra carteira: fica neste aparelho por um dia.');
});

it('says nothing on a device that has no window', async () => {
  await local.db.cursors.clear();
  open(vi.fn());
  await act(() => Promise.resolve());
  expect(document.body.textContent).not.toContain('11/2024');
});
