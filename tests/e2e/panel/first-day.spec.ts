import type { Page } from '@playwright/test';
import { createAccount, createFirm } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newTaxId } from '../support/clients.ts';
import { closeMenu, goByMenu, openMenu } from '../support/menu.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const steps = (page: Page) => page.getByRole('region', { name: 'Primeiros passos' });

/** As the menu names it: with the short name where it has one. */
async function expectFirm(page: Page, name: string | RegExp): Promise<void> {
  const menu = await openMenu(page);
  await expect(menu.getByText(name)).toBeVisible();
  await closeMenu(page);
}

const solid = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--chakra-colors-brand-solid'),
  );

test(
  'a firm is led through its first day, without a connection too, and each step is ticked by what is there',
  { tag: '@turn-1' },
  async ({ page }) => {
    const { host, origin } = new URL(test.info().project.use.baseURL ?? '');
    const firm = await createFirm('Silva & Souza Contabilidade', { domains: [host] });
    const admin = await createAccount('Rita Souza', 'admin', [], firm);
    await signInAs(page, admin.email, '/admin');
    await expect(steps(page).getByText('0 de 5 prontos')).toBeVisible({ timeout: 30_000 });
    await expect(steps(page).getByText(`${origin}/auth`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Total de Clientes' })).toHaveCount(0);
    await expectFirm(page, 'Silva & Souza Contabilidade');
    await expectAccessible(page, 'the first steps');

    await steps(page).getByRole('link', { name: 'Preencher os dados' }).click();
    await expect(page.getByRole('heading', { name: 'Dados do escritório' })).toBeInViewport();
    await page.getByLabel('Telefone').fill('5432860011');
    await page.getByLabel('E-mail', { exact: true }).fill('contato@silva.example');
    await page.getByLabel('Endereço').fill('Rua Coberta, 81, Gramado, RS');
    await page.getByLabel('Nome curto').fill('Silva');
    await page.getByRole('radio', { name: 'Folha' }).check({ force: true });
    const colour = page.getByRole('textbox', { name: 'Cor', exact: true });
    await colour.fill('#4CAF50');
    await page.getByRole('button', { name: 'Salvar escritório' }).click();
    await expect(page.getByText(/^Clara demais para ler: 2,7 : 1 sobre o fundo branco/)).toBeVisible();
    await page.getByRole('button', { name: /^Usar #/ }).click();
    await expect(page.getByText(/^Clara demais/)).toHaveCount(0);
    await expectAccessible(page, "the firm's brand");
    const chosen = await colour.inputValue();
    await page.getByRole('button', { name: 'Salvar escritório' }).click();
    await expect(page.getByText('Escritório atualizado com sucesso!')).toBeVisible();
    await expectFirm(page, /^Silva$/);
    await expect.poll(() => solid(page)).toBe(chosen);
    await goByMenu(page, 'Dashboard');
    await expect(steps(page).getByText('1 de 5 prontos')).toBeVisible();

    await goOffline(page);
    await steps(page).getByRole('link', { name: 'Cadastrar serviço' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Contabilidade mensal');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await goByMenu(page, 'Dashboard');
    await expect(steps(page).getByText('2 de 5 prontos')).toBeVisible();
    await page.reload();
    await expect(steps(page).getByText('2 de 5 prontos')).toBeVisible();
    await expectFirm(page, /^Silva$/);
    expect(await solid(page)).toBe(chosen);

    await goByMenu(page, 'Clientes');
    await expect(page.getByRole('main').getByRole('link', { name: 'Importar CSV' })).toHaveCount(2);
    await page.getByRole('main').getByRole('button', { name: 'Novo Cliente' }).last().click();
    await dialog.getByLabel('Razão Social').fill('Padaria Serra Ltda');
    await dialog.getByLabel('CNPJ/CPF').fill(newTaxId(Date.now()));
    await dialog.getByLabel('Regime Tributário').selectOption({ label: 'Simples Nacional' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await goByMenu(page, 'Dashboard');
    await expect(steps(page).getByText('3 de 5 prontos')).toBeVisible();
    // There is work now: the day is shown below what is left to do.
    await expect(page.getByRole('link', { name: 'Total de Clientes' })).toBeVisible();

    await steps(page).getByRole('link', { name: 'Nova obrigação' }).click();
    await dialog.getByLabel('Cliente').selectOption({ label: 'Padaria Serra Ltda' });
    await dialog.getByLabel('Nome').fill('DAS 11/2026');
    await dialog.getByLabel('Vencimento').fill('2026-12-21');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await goByMenu(page, 'Dashboard');
    await expect(steps(page).getByText('4 de 5 prontos')).toBeVisible();

    await goOnline(page);
    await createAccount('Ivo Lima', 'accountant', [], firm);
    await expect(steps(page)).toHaveCount(0, { timeout: 30_000 });
    await expect(page.getByRole('link', { name: 'Total de Clientes' })).toBeVisible();
  },
);

test(
  'an accountant of a firm without work has a calm dashboard, and the people of a firm never see the name of another',
  { tag: '@turn-2' },
  async ({ page, openDevice }) => {
    const firm = await createFirm('Silva & Souza Contabilidade');
    const accountant = await createAccount('Ivo Lima', 'accountant', [], firm);
    const device = await openDevice(accountant.email, '/admin');
    await expect(device.getByRole('heading', { name: 'O dia começa aqui' })).toBeVisible({ timeout: 30_000 });
    await expect(steps(device)).toHaveCount(0);
    await expect(device.getByRole('link', { name: 'Total de Clientes' })).toHaveCount(0);

    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (location.pathname.startsWith('/admin')) {
          for (const text of [document.body?.innerText ?? '', document.title])
            if (text.includes('Aurora')) seen.add(text);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const seen = () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]); // set above
    await signInAs(page, demo.borealAdmin, '/admin');
    await expectFirm(page, 'Boreal');
    expect(await seen()).toEqual([]);
    await page.goto('/admin/reports');
    const printed = page.getByText(/^Boreal Contadores – /);
    // The head of a report that is printed comes with the report's rows.
    await expect(printed).toBeAttached();
    await goOffline(page);
    await page.reload();
    await expect(printed).toBeAttached();
    await expectFirm(page, 'Boreal');
    expect(await solid(page)).toBe('#2B4C8C');
    expect(await seen()).toEqual([]);
  },
);
