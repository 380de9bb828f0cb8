import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createClient, findClient, newTaxId } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const RULES = '/admin/obligations/rules';
const MONTH = '/admin/obligations/month?mes=2026-07';
const newName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: title });

async function findRule(page: Page, title: string): Promise<Locator> {
  await page.getByPlaceholder('Buscar regra').fill(title);
  await expect(rowOf(page, title)).toBeVisible({ timeout: 30_000 });
  return rowOf(page, title);
}

/** It is for nobody yet, so that no other story meets it. */
async function addRule(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova regra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova regra' });
  await dialog.getByLabel('Modelo').selectOption({ label: 'ISS' });
  await expect(dialog.getByText('O dia é o da lei de cada município.')).toBeVisible();
  await dialog.getByLabel('Título').fill(title);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Falta corrigir: Base legal')).toBeVisible();
  await dialog.getByLabel('Base legal').fill('Lei municipal 1/2024');
  await dialog.getByLabel('Dia do vencimento').fill('10');
  await dialog.getByText('Próximo dia útil').click();
  await dialog.getByLabel('Vale desde').fill('07/2026');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Regra salva!')).toBeVisible();
}

/** A client who gets this rule and no other. */
async function addClient(page: Page, name: string, title: string): Promise<void> {
  const taxId = newTaxId(Math.floor(Math.random() * 1e12));
  await createClient(page, { 'Razão Social': name, 'CNPJ/CPF': taxId });
  await (await findClient(page, name)).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Ajustar obrigações' }).click();
  const dialog = page.getByRole('dialog', { name: `Obrigações de ${name}` });
  await dialog.getByText(title).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Obrigações do cliente salvas!')).toBeVisible();
}

async function dueAtServer(title: string) {
  const [row] = await rowsWhere('obligations', 'name', `${title} 07/2026`);
  return [row?.fields['due_date']?.['stringValue'], row?.fields['nominal_date']?.['stringValue']];
}

const SIGNED_AT = /, \d\d\/\d\d\/\d{4} \d\d:\d\d/;

test(
  'a senior changes a rule without a connection, sees whom it would move, answers for it, and then moves what exists',
  { tag: '@turn-2' },
  async ({ page, openDevice }) => {
    // Two devices, and long pages that are audited whole.
    test.setTimeout(120_000);
    const [title, client] = [newName('ISS'), newName('Padaria')];
    await signInAs(page, demo.supervisor, RULES);
    await expect(page.getByText(/regras em uso sem assinatura/)).toBeVisible({ timeout: 30_000 });
    await addRule(page, title);
    await addClient(page, client, title);
    await openScreen(page, MONTH);
    await page.getByRole('button', { name: /^Gerar [\d.]+ obriga/ }).click();
    await expect(page.getByText('Nada novo em 07/2026.')).toBeVisible();
    await expect.poll(() => dueAtServer(title), { timeout: 30_000 }).toEqual(['2026-08-10', '2026-08-10']);

    await goOffline(page);
    await page.getByRole('link', { name: 'Regras' }).click();
    await (await findRule(page, title)).getByRole('button', { name: `Editar ${title}` }).click();
    const editor = page.getByRole('dialog', { name: `Regra: ${title}` });
    await editor.getByLabel('Dia do vencimento').fill('15');
    // One month alone: the months of other stories have nothing of it.
    await editor.getByLabel('Vale até').fill('07/2026');
    const effect = editor.getByText('1 cliente mudaria de 10/08 para 17/08');
    await effect.click();
    await expect(editor.getByText(client)).toBeVisible();
    await expectAccessible(page, 'the editor of a rule');
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(editor).toHaveCount(0);

    const row = await findRule(page, title);
    await expect(row).toContainText('Dia 15 do mês seguinte');
    await row.getByRole('button', { name: 'Assinar' }).click();
    const signing = page.getByRole('dialog', { name: `Assinar ${title}` });
    await expect(signing).toContainText('uma mudança na regra retira a assinatura');
    await signing.getByRole('button', { name: 'Assinar em meu nome' }).click();
    await expect(row).toContainText('espera o servidor');
    await page.reload();
    await expect(await findRule(page, title)).toContainText('espera o servidor');
    await expectAccessible(page, 'the rules');

    await goOnline(page);
    await expect(row).toContainText(SIGNED_AT, { timeout: 30_000 });
    expect(await dueAtServer(title)).toEqual(['2026-08-10', '2026-08-10']);
    await row.getByRole('button', { name: `Editar ${title}` }).click();
    await expect(editor.getByText(/Salvar uma mudança retira a assinatura/)).toBeVisible();
    await editor.getByRole('button', { name: 'Cancelar' }).click();

    await openScreen(page, MONTH);
    await page.getByRole('button', { name: 'Mudar a data de 1 obrigação que já existe' }).click();
    const moving = page.getByRole('dialog', { name: 'Mudar a data do que já existe' });
    await expect(moving).toContainText(`${title} 07/2026: de 10/08/2026 para 17/08/2026`);
    await expectAccessible(page, 'what moves');
    await moving.getByRole('button', { name: 'Mudar a data de 1 obrigação' }).click();
    await expect(page.getByText('1 obrigação mudou de data!')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Mudar a data de 1/ })).toHaveCount(0);
    await expect.poll(() => dueAtServer(title), { timeout: 30_000 }).toEqual(['2026-08-17', '2026-08-15']);
    await page.getByRole('button', { name: `Mudar a data de ${title} em 07/2026` }).click();
    const move = page.getByRole('dialog', { name: `Mudar um mês: ${title}` });
    await expect(move).toContainText('Pela regra: 17/08/2026');
    await move.getByRole('button', { name: 'Cancelar' }).click();

    const office = await openDevice(demo.accountant, RULES);
    const seen = await findRule(office, title);
    await expect(seen).toContainText('Dia 15 do mês seguinte');
    await expect(seen).toContainText(SIGNED_AT);
    await seen.getByRole('button', { name: `Ver ${title}` }).click();
    const facts = office.getByRole('dialog', { name: title });
    await expect(facts).toContainText('Lei municipal 1/2024');
    await expect(facts).toContainText(/Última gravaçãoCamila Teles, \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await facts.getByText('Histórico').click();
    const history = facts.getByRole('region', { name: 'Histórico do registro' });
    await expect(history).toContainText('Camila Teles');
    await history.locator('summary').filter({ hasText: 'Alterou' }).last().click();
    await expect(history.getByText('Campos: Dia, Vale até')).toBeVisible();
    await office.getByRole('button', { name: 'Fechar' }).last().click();
    for (const name of ['Nova regra', `Editar ${title}`, /^Assinar/])
      await expect(office.getByRole('button', { name })).toHaveCount(0);
  },
);

test(
  'a holiday of a city, and one month of a rule, are kept without a connection and taken back',
  { tag: '@turn-3' },
  async ({ page }) => {
    const [title, day, reason] = [newName('ISS'), newName('Padroeira'), newName('Sistema parado')];
    await signInAs(page, demo.admin, RULES);
    await expect(page.getByText(/regras em uso sem assinatura/)).toBeVisible({ timeout: 30_000 });
    await addRule(page, title);
    await goOffline(page);
    await page.getByRole('tab', { name: 'Feriados do escritório' }).click();
    await page.getByRole('button', { name: 'Novo feriado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo feriado' });
    await dialog.getByLabel('Data').fill('2031-09-08');
    await dialog.getByLabel('Nome').fill(day);
    await dialog.getByLabel('Estado').fill('SP');
    await dialog.getByLabel('Cidade').fill('Santos');
    await expect(dialog.getByText(/Vale para o que for gerado depois/)).toBeVisible();
    await expectAccessible(page, 'a day without work');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Feriado salvo!')).toBeVisible();
    await expect(rowOf(page, day)).toContainText(/Helena Prado, \d\d\/\d\d\/\d{4}/);

    await page.getByRole('tab', { name: 'Regras' }).click();
    await (await findRule(page, title)).getByRole('button', { name: `Editar ${title}` }).click();
    const editor = page.getByRole('dialog', { name: `Regra: ${title}` });
    await editor.getByRole('button', { name: 'Dar por perfil tributário' }).click();
    await editor.getByRole('group', { name: 'Regimes do caso 1' }).getByText('MEI').click();
    await editor.getByRole('group', { name: 'Folha do caso 1' }).getByText('com empregados').click();
    await editor.getByRole('button', { name: 'Tirar o caso 1' }).click();
    await editor.getByRole('button', { name: 'Mudar um mês' }).click();
    const move = page.getByRole('dialog', { name: `Mudar um mês: ${title}` });
    await move.getByLabel('Competência').selectOption({ label: '07/2026' });
    await expect(move.getByText('Pela regra: 10/08/2026')).toBeVisible();
    await move.getByLabel('Motivo').fill(reason);
    await move.getByLabel('Data').fill('2026-08-12');
    await move.getByRole('button', { name: 'Salvar' }).click();
    await expect(editor.getByText(new RegExp(`“${reason}”`))).toBeVisible();
    await page.reload();

    await (await findRule(page, title)).getByRole('button', { name: `Editar ${title}` }).click();
    await editor.getByRole('button', { name: 'Alterar 07/2026' }).click();
    await expectAccessible(page, 'a month that was moved');
    await move.getByRole('button', { name: 'Voltar à regra' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar à regra' }).click();
    await expect(page.getByText('A data voltou à regra!')).toBeVisible();
    await expect(editor.getByText(/^Nenhuma\. Uma exceção/)).toBeVisible();
    await editor.getByRole('button', { name: 'Cancelar' }).click();

    await page.getByRole('tab', { name: 'Feriados do escritório' }).click();
    await page.getByRole('button', { name: `Remover ${day}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Feriado removido!')).toBeVisible();
    await goOnline(page);
    const dates = async () =>
      (await rowsWhere('month_overrides', 'reason', reason)).map(({ fields }) => fields['date']);
    await expect.poll(dates, { timeout: 30_000 }).toEqual([{ nullValue: null }]);
    await openScreen(page, '/sync');
    await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'a rule of the catalogue that the firm has changed goes back to what the catalogue says, without a connection',
  { tag: '@turn-1' },
  async ({ page }) => {
    // Of a firm whose months no other story makes.
    const title = 'DEFIS';
    await signInAs(page, demo.borealAdmin, RULES);
    const row = await findRule(page, title);
    const editor = page.getByRole('dialog', { name: `Regra: ${title}` });
    const edit = () => row.getByRole('button', { name: `Editar ${title}` }).click();
    await edit();
    const day = await editor.getByLabel('Dia do vencimento').inputValue();
    await editor.getByLabel('Dia do vencimento').fill('20');
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Regra salva!')).toBeVisible();
    await expect(row).toContainText('Alterada');

    await goOffline(page);
    await page.reload();
    await findRule(page, title);
    await edit();
    await expect(editor.getByLabel('Dia do vencimento')).toHaveValue('20');
    await editor.getByRole('button', { name: 'Voltar ao catálogo' }).click();
    await expect(editor.getByLabel('Dia do vencimento')).toHaveValue(day);
    await editor.getByRole('button', { name: 'Salvar' }).click();
    await expect(editor).toHaveCount(0);
    await expect(row).not.toContainText('Alterada');
    await page.reload();
    await expect(await findRule(page, title)).not.toContainText('Alterada');

    await goOnline(page);
    await openScreen(page, '/sync');
    await expect(page.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible({ timeout: 30_000 });
  },
);
