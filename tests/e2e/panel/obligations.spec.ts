import type { Locator, Page } from '@playwright/test';
import { removeBehindTheRules } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { createClient } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { showFilters } from '../support/filters.ts';
import { expect, test } from '../support/story.ts';

// Nobody signs in for it: what is here changes under no other story.
const CLIENT = 'Hortifruti Campo Verde Ltda';
const newName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const rowsOf = (page: Page) => page.getByRole('row').or(page.getByRole('listitem'));

async function openObligations(page: Page): Promise<void> {
  await signInAs(page, demo.accountant, '/admin/obligations');
  await expect(page.getByRole('button', { name: 'Concluir' }).first()).toBeVisible({ timeout: 30_000 });
}

async function create(
  page: Page,
  name: string,
  { client = CLIENT, due, status }: { client?: string; due?: string; status?: string } = {},
): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Obrigação' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nova Obrigação' });
  await dialog.getByLabel('Cliente').selectOption({ label: client });
  await dialog.getByLabel('Nome').fill(name);
  if (due !== undefined) await dialog.getByLabel('Vencimento').fill(due);
  if (status !== undefined) await dialog.getByLabel('Status').selectOption({ label: status });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Obrigação criada com sucesso!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return rowsOf(page).filter({ hasText: name });
}

async function stored(name: string) {
  const [row] = await rowsWhere('obligations', 'name', name);
  return row?.fields;
}

test('an obligation is made, completed and removed with its reason without a connection, and arrives so', async ({
  page,
}) => {
  const [kept, given] = [newName('DAS'), newName('Engano')];
  await openObligations(page);
  await create(page, given);
  await expect.poll(async () => (await stored(given))?.['rev']).toEqual({ integerValue: '1' });

  await goOffline(page);
  const row = await create(page, kept);
  await expect(row.getByText('No aparelho')).toBeVisible();
  await expect(row.getByText('Média')).toBeVisible();
  await expect(row.getByText('Pendente')).toBeVisible();
  await row.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByText('Obrigação atualizada!')).toBeVisible();
  await expect(row.getByText('Concluída')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Concluir' })).toHaveCount(0);

  await page.getByPlaceholder('Buscar cliente ou obrigação').fill(given);
  const mistake = rowsOf(page).filter({ hasText: given });
  await mistake.getByRole('button', { name: `Remover ${given}` }).click();
  const question = page.getByRole('dialog', { name: `Remover ${given}?` });
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(question.getByText('Informe o motivo da remoção.')).toBeVisible();
  await expectAccessible(page, 'why it is removed');
  await question.getByLabel('Motivo').fill('Lançada duas vezes');
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Obrigação removida com sucesso!')).toBeVisible();
  await expect(mistake).toHaveCount(0);

  await goOnline(page);
  await expect
    .poll(async () => (await stored(given))?.['deleted_at'], { timeout: 30_000 })
    .not.toEqual({
      nullValue: null,
    });
  expect((await stored(given))?.['notes']?.['stringValue']).toMatch(/^Removida em .*: Lançada duas vezes$/);
  await expect.poll(async () => (await stored(kept))?.['status']).toEqual({ stringValue: 'completed' });
  expect((await stored(kept))?.['completed_at']).toHaveProperty('timestampValue');
});

test('several are completed at once, and the filters stay in the URL', { tag: '@long' }, async ({ page }) => {
  const names = [newName('ISS'), newName('ISS')];
  await openObligations(page);
  for (const name of names) await create(page, name);

  await showFilters(page);
  await page.getByLabel('Cliente', { exact: true }).selectOption({ label: CLIENT });
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Pendente' });
  await expect(page).toHaveURL(/cliente=.*status=pending/);
  await page.reload();
  for (const name of names) {
    const row = rowsOf(page).filter({ hasText: name });
    await row.getByRole('checkbox', { name: `Escolher ${name}` }).check();
  }
  await expectAccessible(page, 'obligations with rows chosen');
  await page.getByRole('button', { name: 'Concluir as 2 escolhidas' }).click();
  await expect(page.getByText('2 obrigações atualizadas!')).toBeVisible();
  for (const name of names) await expect(rowsOf(page).filter({ hasText: name })).toHaveCount(0);
  await showFilters(page);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Concluída' });
  for (const name of names) {
    await expect(rowsOf(page).filter({ hasText: name }).getByText('Concluída')).toBeVisible();
  }
});

test(
  'the list opens on what is open up to the end of this month, and the finished are one press away',
  { tag: '@turn-2' },
  async ({ page }) => {
    const [open, done, later] = [newName('ISS'), newName('ISS'), newName('ISS')];
    await openObligations(page);
    await create(page, done, { status: 'Concluída' });
    await create(page, later, { due: '2031-01-10' });
    await expect(page).toHaveURL(/lista=tudo/);
    await expect(rowsOf(page).filter({ hasText: later })).toBeVisible();
    await page.getByRole('button', { name: 'Todas as obrigações' }).click();
    await create(page, open, { due: '2023-01-10' });

    await goOffline(page);
    await page.reload();
    await expect(page.getByText(/^\S+ de \d{4}: \d+ em aberto, \d+ em atraso$/)).toBeVisible();
    // The oldest that is late comes first.
    await expect(rowsOf(page).filter({ hasText: open }).getByText('Atrasada')).toBeVisible();
    await expect(rowsOf(page).filter({ hasText: 'Concluída' })).toHaveCount(0);
    await expect(rowsOf(page).filter({ hasText: later })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver concluídas' }).click();
    await expect(page).toHaveURL(/status=completed/);
    await page.reload();
    await page.getByPlaceholder('Buscar cliente ou obrigação').fill(done);
    await expect(rowsOf(page).filter({ hasText: done }).getByText('Concluída')).toBeVisible();
    await goOnline(page);
    await expect.poll(async () => (await stored(open))?.['status']).toEqual({ stringValue: 'pending' });
    await page.goto('/admin/obligations');
    await rowsOf(page).filter({ hasText: open }).getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(async () => (await stored(open))?.['status']).toEqual({ stringValue: 'completed' });
  },
);

test(
  'what a colleague makes and completes shows in the list that is open',
  { tag: '@turn-2' },
  async ({ page, openDevice }) => {
    const [name, later] = [newName('FGTS'), newName('FGTS')];
    await openObligations(page);
    const row = await create(page, name, { due: '2023-02-10' });
    const colleague = await openDevice(demo.supervisor, '/admin/obligations');
    const theirs = rowsOf(colleague).filter({ hasText: name });
    await theirs.getByRole('button', { name: 'Concluir' }).click();
    await expect(colleague.getByText('Obrigação atualizada!')).toBeVisible();
    await expect(row).toHaveCount(0);
    await create(colleague, later, { due: '2023-02-10' });
    await expect(rowsOf(page).filter({ hasText: later })).toBeVisible();
  },
);

test(
  'what was completed is taken back while it waits, and after it was sent',
  { tag: '@turn-1' },
  async ({ page }) => {
    const name = newName('DAS');
    await openObligations(page);
    const row = await create(page, name, { status: 'Em Andamento' });
    await expect.poll(async () => (await stored(name))?.['rev']).toEqual({ integerValue: '1' });
    await goOffline(page);
    await row.getByRole('button', { name: 'Concluir' }).click();
    await expect(row.getByText('Concluída')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Conclusão desfeita')).toBeVisible();
    await expect(row.getByText('Em Andamento')).toBeVisible();
    await goOnline(page);

    await row.getByRole('button', { name: 'Concluir' }).click();
    await expect.poll(async () => (await stored(name))?.['status']).toEqual({ stringValue: 'completed' });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(row.getByText('Em Andamento')).toBeVisible();
    await expect.poll(async () => (await stored(name))?.['status']).toEqual({ stringValue: 'in_progress' });
    expect((await stored(name))?.['completed_at']).toEqual({ nullValue: null });
  },
);

test('several that were completed at once are taken back at once', { tag: '@long' }, async ({ page }) => {
  const names = [newName('INSS'), newName('INSS')];
  await openObligations(page);
  for (const name of names) await create(page, name);
  for (const name of names) await page.getByRole('checkbox', { name: `Escolher ${name}` }).check();
  await page.getByRole('button', { name: 'Concluir as 2 escolhidas' }).click();
  await expect(page.getByText('2 obrigações atualizadas!')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('2 conclusões desfeitas')).toBeVisible();
  for (const name of names)
    await expect(rowsOf(page).filter({ hasText: name }).getByText('Pendente')).toBeVisible();
});

test(
  'the form of a new obligation does not grow when the documents of its client come',
  { tag: '@long' },
  async ({ page }) => {
    await openObligations(page);
    await page.getByRole('button', { name: 'Nova Obrigação' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Nova Obrigação' });
    const heightOf = (part: Locator) => part.evaluate((element) => element.scrollHeight);
    const before = await heightOf(dialog.locator('form'));
    await dialog.getByLabel('Cliente').selectOption({ label: CLIENT });
    await expect(
      dialog.getByRole('group', { name: 'Documentos' }).getByRole('listitem').first(),
    ).toBeVisible();
    expect(await heightOf(dialog.locator('form'))).toBe(before);
  },
);

const MONTH = (page: Page) => page.getByRole('region', { name: 'Calendário' });

test.describe('with room for a table', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test(
    'a press on the head of a column sorts by it, and the URL keeps the order',
    { tag: '@turn-3' },
    async ({ page }) => {
      await openObligations(page);
      const head = (name: string) => page.getByRole('columnheader', { name });
      const names = () => page.getByRole('row').getByRole('rowheader').getByRole('link').allInnerTexts();
      const areInOrder = async (sign: number) => {
        const shown = await names();
        return shown.every(
          (name, row) => row === 0 || sign * (shown[row - 1] ?? '').localeCompare(name, 'pt-BR') <= 0,
        );
      };
      await expect(head('Vencimento')).toHaveAttribute('aria-sort', 'ascending');
      for (const name of ['Obrigação', 'Prioridade', 'Status', 'Vencimento', 'Cliente']) {
        await head(name).getByRole('button').focus();
        await page.keyboard.press('Enter');
        await expect(head(name)).toHaveAttribute('aria-sort', 'ascending');
      }
      await expect.poll(() => areInOrder(1)).toBe(true);
      await page.keyboard.press('Enter');
      await expect(head('Cliente')).toHaveAttribute('aria-sort', 'descending');
      await expect(head('Cliente')).toContainText('↓');
      await expect(page).toHaveURL(/ordem=-client/);
      await expect.poll(() => areInOrder(-1)).toBe(true);
      await expectAccessible(page, 'a sorted list');
      await goOffline(page);
      await page.reload();
      await expect(head('Cliente')).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(async () => (await names()).length > 1 && (await areInOrder(-1))).toBe(true);

      // On a phone the same order waits among the filters.
      await page.setViewportSize({ width: 390, height: 844 });
      await showFilters(page);
      const order = page.getByRole('group', { name: 'Filtros' }).getByLabel('Ordenar');
      await expect(order).toHaveValue('-client');
      await order.selectOption('Cliente, crescente');
      await expect(page).toHaveURL(/ordem=client/);
      const clients = () =>
        page.getByRole('list', { name: 'Obrigações' }).getByRole('listitem').allInnerTexts();
      await expect.poll(async () => (await clients()).length > 1).toBe(true);
      await expectAccessible(page, 'the order on a phone');
    },
  );

  test(
    'the head of the table stays below the header and the connection’s bar',
    { tag: '@turn-1' },
    async ({ page }) => {
      await openObligations(page);
      const gap = async () => {
        await page.mouse.wheel(0, 900);
        return page.evaluate(() => {
          const head = document.querySelector('main thead th')?.getBoundingClientRect().top ?? NaN;
          const above =
            document.querySelector('header')?.parentElement?.getBoundingClientRect().bottom ?? NaN;
          const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          return [Math.round(head - above), Math.round(padding - above)];
        });
      };
      await expect.poll(gap).toEqual([0, 0]);
      await goOffline(page);
      await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible();
      await expect.poll(gap).toEqual([0, 0]);
    },
  );

  test(
    'the month of the office shows kinds, tasks, holidays and the day that is opened, offline too',
    { tag: '@turn-3' },
    async ({ page }) => {
      const name = newName('Alvará');
      await openObligations(page);
      await create(page, name, { due: '2026-11-24' });
      await page.getByRole('link', { name: 'Calendário' }).click();
      await expect(page).toHaveURL(/view=calendar/);
      await openScreen(page, '/admin/obligations?view=calendar&mes=2026-11');
      const day = (date: string) => MONTH(page).locator(`[data-date="${date}"]`);
      await expect(day('2026-11-20')).toContainText('Consciência Negra');
      await expect(day('2026-11-24')).toContainText(name);
      await expect(day('2026-11-24')).toHaveAccessibleName(new RegExp(`${name} 1 (Pendente|Atrasada)`));
      await day('2026-11-24').click();
      await expect(page).toHaveURL(/dia=2026-11-24/);
      const panel = page.getByRole('region', { name: 'Terça, 24 de novembro' });
      await expect(panel.getByRole('row').filter({ hasText: name })).toContainText('0 de 1');
      await expectAccessible(page, 'the month of the office');

      await page.keyboard.press('ArrowLeft');
      await expect(day('2026-11-23')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Segunda, 23 de novembro' })).toBeVisible();
      await page.keyboard.press('PageDown');
      await expect(MONTH(page).getByRole('heading', { name: 'Dezembro de 2026' })).toBeVisible();
      await expect(day('2026-12-25')).toContainText('Natal');
      await MONTH(page).getByRole('button', { name: 'Mês anterior' }).click();

      await page
        .getByRole('group', { name: 'Responsável' })
        .getByRole('button', { name: 'Sem responsável' })
        .click();
      await expect(page).toHaveURL(/responsavel=ninguem/);
      await goOffline(page);
      await page.reload();
      await expect(day('2026-11-24')).toContainText(name);
      await day('2026-11-24').click();
      await panel.getByRole('link', { name: `Abrir lista de ${name}` }).click();
      await expect(rowsOf(page).filter({ hasText: name })).toBeVisible();
    },
  );
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the month of the office is an agenda: what is past in one row, and no empty days',
    { tag: '@turn-2' },
    async ({ page }) => {
      await signInAs(page, demo.accountant, '/admin/obligations?view=calendar');
      const days = MONTH(page).getByRole('listitem');
      await expect(days.filter({ hasText: 'Hoje' })).toBeVisible();
      await expectAccessible(page, 'the agenda of the office');
      await goOffline(page);
      await page.reload();
      await expect(days.filter({ hasText: 'Hoje' })).toBeVisible();
      await MONTH(page).getByRole('button', { name: 'Mês anterior' }).click();
      await openScreen(page, '/admin/obligations?view=calendar&mes=2026-11');
      await expect(MONTH(page).getByText('Consciência Negra, feriado')).toHaveCount(1);
    },
  );
});

test('a document of the client goes with an obligation', { tag: '@long' }, async ({ page }) => {
  const name = newName('Guia');
  await openObligations(page);
  const row = await create(page, name);
  await row.getByRole('button', { name: `Editar ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Obrigação' });
  await expect(dialog.getByLabel('Cliente')).toContainText(CLIENT);
  await dialog.getByRole('group', { name: 'Documentos' }).getByRole('checkbox').first().check();
  await expectAccessible(page, 'the form of an obligation');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Obrigação atualizada!')).toBeVisible();
  await expect(row.getByText('1documento')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await stored(name))?.['document_ids']))
    .toContain('stringValue');
});

test.describe('refused', () => {
  test.use({ hasRefusals: true });

  test(
    'what the server does not take waits for a person with its reason',
    { tag: '@turn-3' },
    async ({ page }, info) => {
      const client = `Cliente ${info.project.name} ${Date.now()}`;
      const name = newName('DCTFWeb');
      await signInAs(page, demo.accountant, '/admin');
      await createClient(page, { 'Razão Social': client, 'CNPJ/CPF': '6A.3ED.MWP/0001-68' });
      const sent = () => rowsWhere('clients', 'corporate_name', client);
      await expect.poll(async () => (await sent()).length).toBe(1);
      await openScreen(page, '/admin/obligations');
      await goOffline(page);
      await create(page, name, { client });
      const [row] = await sent();
      if (row === undefined) throw new Error('it was sent');
      await removeBehindTheRules(`tenants/aurora/clients/${idOf(row)}`);
      await goOnline(page);

      await openScreen(page, '/sync');
      const card = page.getByRole('article').filter({ hasText: name });
      await expect(card).toContainText('Obrigação, criação', { timeout: 30_000 });
      await expect(card.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      await card.getByText('O que você escreveu').click();
      await expect(card.getByRole('definition').filter({ hasText: 'Pendente' })).toBeVisible();
      await expectAccessible(page, 'what needs attention');
      await openScreen(page, '/admin/obligations');
      await page.getByPlaceholder('Buscar cliente ou obrigação').fill(name);
      await expect(rowsOf(page).filter({ hasText: name }).getByText('Precisa de atenção')).toBeVisible();
    },
  );
});
