import { isTaxId } from '@portal/domain';
import { expect, type Locator, type Page } from '@playwright/test';
import { openScreen } from './people.ts';

/** Texts as they are typed, and options by their words; labels as the form has them. */
export type ClientForm = Partial<{
  'Razão Social': string;
  'CNPJ/CPF': string;
  'Regime Tributário': string;
  'Nome Fantasia': string;
  Status: string;
  'E-mail': string;
  Telefone: string;
}>;

/** A CNPJ that nobody has, by a number: the one of the two digits that fit. */
export function newTaxId(number: number): string {
  const stem = String(number).padStart(12, '0').slice(-12);
  const digits = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));
  return digits.map((two) => stem + two).find(isTaxId) ?? '';
}

const SELECTS = ['Regime Tributário', 'Status'];

/** Opens the list of clients with that one alone: a row on a wide screen, a card on the phone. */
export async function findClient(page: Page, name: string): Promise<Locator> {
  if (new URL(page.url()).pathname !== '/admin/clients') await openScreen(page, '/admin/clients');
  await page.getByPlaceholder('Buscar por nome, CNPJ ou CPF').fill(name);
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
}

export async function createClient(page: Page, form: ClientForm & { 'Razão Social': string }): Promise<void> {
  await openScreen(page, '/admin/clients');
  await page.getByRole('button', { name: 'Novo Cliente' }).first().click();
  await save(page, form);
  await expect(page.getByText('Cliente criado com sucesso!')).toBeVisible();
}

export async function editClient(page: Page, name: string, form: ClientForm): Promise<void> {
  const row = await findClient(page, name);
  await row.getByRole('button', { name: `Editar ${name}` }).click();
  await save(page, form);
  await expect(page.getByText('Cliente atualizado com sucesso!')).toBeVisible();
}

/** Waits until the form of a client shows these values: a change from elsewhere arrives by itself. */
export async function expectClient(page: Page, name: string, form: ClientForm): Promise<void> {
  const row = await findClient(page, name);
  const dialog = page.getByRole('dialog', { name: 'Editar Cliente' });
  await expect(row).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await row.getByRole('button', { name: `Editar ${name}` }).click();
    const shown = await valuesOf(dialog, Object.keys(form));
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    expect(shown).toEqual(form);
  }).toPass({ timeout: 30_000 });
}

async function save(page: Page, form: ClientForm): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(form)) {
    const field = dialog.getByLabel(label);
    if (SELECTS.includes(label)) await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
}

async function valuesOf(dialog: Locator, labels: string[]): Promise<Record<string, string>> {
  const values = labels.map(async (label) => {
    const field = dialog.getByLabel(label);
    const value = SELECTS.includes(label)
      ? await field.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '')
      : await field.inputValue();
    return [label, value] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}
