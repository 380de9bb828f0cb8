import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createClient, findClient, newTaxId } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

// Two who come back at the same moment race for the row, and one of them finds it made.
test.use({ hasRefusals: true });

const newName = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const newClient = (name: string) =>
  ({ 'Razão Social': name, 'CNPJ/CPF': newTaxId(Math.floor(Math.random() * 1e12)) }) as const;
const monthOf = (competence: string) => `/admin/obligations/month?mes=${competence}`;

async function saveProfile(page: Page, from: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Perfil tributário/ });
  await dialog.getByLabel('A partir de').selectOption({ label: from });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  // Nobody's payroll is guessed.
  await expect(dialog.getByText('Falta corrigir: Folha.')).toBeVisible();
  await expectAccessible(page, 'the tax profile');
  await dialog.getByText('Sem folha').click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Perfil tributário salvo!')).toBeVisible();
}

async function clientId(name: string): Promise<string> {
  const rows = () => rowsWhere('clients', 'corporate_name', name);
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(1);
  const [row] = await rows();
  return row === undefined ? '' : idOf(row);
}

async function madeFor(id: string) {
  return (await rowsWhere('obligations', 'client_id', id)).map(({ fields }) => [
    fields['name']?.['stringValue'],
    fields['due_date']?.['stringValue'],
    fields['nominal_date']?.['stringValue'],
    fields['rev']?.['integerValue'],
  ]);
}

/** Opens what the month has of the DAS, client by client. */
async function openDas(page: Page) {
  const das = page
    .getByRole('list', { name: 'Obrigações do mês' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Ver clientes de PGDAS-D e DAS' }) });
  await das.getByRole('button', { name: 'Ver clientes de PGDAS-D e DAS' }).click();
}

const lineOf = (page: Page, name: string) => page.locator('li li').filter({ hasText: name });

test('a month is made without a connection, survives a reload, and arrives with its reasons', async ({
  page,
}) => {
  const name = newName('Padaria');
  await signInAs(page, demo.accountant, monthOf('2026-10'));
  await expect(page.getByText('sem regime').first()).toBeVisible({ timeout: 30_000 });
  await goOffline(page);
  await createClient(page, newClient(name));
  await (await findClient(page, name)).getByRole('link', { name }).click();
  await expect(page.getByText('Ninguém informou ainda.')).toBeVisible();
  await page.getByRole('button', { name: 'Informar perfil' }).click();
  await saveProfile(page, '10/2026');
  await expect(page.getByText('Desde 10/2026: Simples Nacional, sem folha')).toBeVisible();

  await openScreen(page, monthOf('2026-10'));
  await openDas(page);
  await expect(lineOf(page, name)).toContainText('23/11/2026');
  await expect(lineOf(page, name)).toContainText('Nova');
  await expect(page.getByText('em vez de 20/11: feriado')).toBeVisible();
  await expectAccessible(page, 'what a month asks for');
  await page.getByRole('button', { name: /^Gerar [\d.]+ obriga/ }).click();
  await expect(page.getByText(/gerada?s?!$/)).toBeVisible();
  await expect(page.getByText('Nada novo em 10/2026.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Nada novo em 10/2026.')).toBeVisible();
  await openDas(page);
  await expect(lineOf(page, name)).toContainText('Já existe');

  await goOnline(page);
  const id = await clientId(name);
  const made = [['PGDAS-D e DAS 10/2026', '2026-11-23', '2026-11-20', '1']];
  await expect.poll(() => madeFor(id), { timeout: 30_000 }).toEqual(made);
});

test('what a rule made is closed without movement, with the reason, and without a connection', async ({
  page,
}) => {
  const name = newName('Banca');
  await signInAs(page, demo.accountant, monthOf('2026-08'));
  await expect(page.getByText('sem regime').first()).toBeVisible({ timeout: 30_000 });
  await goOffline(page);
  await createClient(page, newClient(name));
  await (await findClient(page, name)).getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Informar perfil' }).click();
  await saveProfile(page, '08/2026');
  await openScreen(page, monthOf('2026-08'));
  await page.getByRole('button', { name: /^Gerar [\d.]+ obriga/ }).click();
  await expect(page.getByText('Nada novo em 08/2026.')).toBeVisible();

  await openScreen(page, '/admin/obligations');
  await page.getByPlaceholder('Buscar cliente ou obrigação').fill(name);
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  await row.getByRole('button', { name: /^Encerrar sem envio/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Encerrar sem envio/ });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Informe o motivo.')).toBeVisible();
  await expectAccessible(page, 'how an obligation is closed');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Sem notas no mês');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(row.getByText('Sem movimento')).toBeVisible();
  await page.reload();

  await goOnline(page);
  const id = await clientId(name);
  const closed = async () => (await rowsWhere('obligations', 'client_id', id))[0]?.fields['closing_reason'];
  await expect.poll(closed, { timeout: 30_000 }).toEqual({ stringValue: 'Sem notas no mês' });
});

test('two devices that make the same month without a connection make each obligation once', async ({
  page: road,
  openDevice,
}) => {
  const name = newName('Oficina');
  const [office] = await Promise.all([
    openDevice(demo.supervisor, monthOf('2026-09')),
    signInAs(road, demo.accountant, '/admin'),
  ]);
  await createClient(road, newClient(name));
  await openScreen(road, monthOf('2026-09'));
  const without = road.getByRole('region', { name: 'Clientes sem regime' });
  const ask = without.getByRole('button', { name: `perfil de ${name}` });
  await expect(async () => {
    if (!(await ask.isVisible())) await without.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect(ask).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await ask.click();
  await saveProfile(road, '09/2026');
  const devices = [road, office];
  for (const device of devices) {
    await openDas(device);
    await expect(lineOf(device, name)).toContainText('Nova', { timeout: 30_000 });
  }

  await Promise.all(devices.map(goOffline));
  for (const device of devices) {
    await device.getByRole('button', { name: /^Gerar [\d.]+ obriga/ }).click();
    await expect(lineOf(device, name)).toContainText('Já existe');
  }
  await Promise.all(devices.map(goOnline));

  const id = await clientId(name);
  const made = [['PGDAS-D e DAS 09/2026', '2026-10-20', '2026-10-20', '1']];
  await expect.poll(() => madeFor(id), { timeout: 30_000 }).toEqual(made);
  for (const device of devices) {
    await openScreen(device, '/sync');
    await expect(device.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible({ timeout: 30_000 });
  }
});
