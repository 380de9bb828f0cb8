import type { Locator } from '@playwright/test';
import { findClient, newTaxId } from '../support/clients.ts';
import { breakDatabase, mendDatabase } from '../support/failing-database.ts';
import { goOffline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { expectUncovered } from '../support/uncovered.ts';

type Form = {
  url: string;
  open: string;
  failed: string;
  done: string;
  fill: (dialog: Locator, name: string) => Promise<void>;
  typed: (dialog: Locator) => Locator;
};

const forms: Form[] = [
  {
    url: '/admin/clients',
    open: 'Novo Cliente',
    failed: 'Erro ao criar cliente',
    done: 'Cliente criado com sucesso!',
    fill: async (dialog, name) => {
      await dialog.getByLabel('Razão Social').fill(name);
      await dialog.getByLabel('CNPJ/CPF').fill(newTaxId(Date.now()));
    },
    typed: (dialog) => dialog.getByLabel('Razão Social'),
  },
  {
    url: '/admin/obligations',
    open: 'Nova Obrigação',
    failed: 'Erro ao criar obrigação',
    done: 'Obrigação criada com sucesso!',
    fill: async (dialog, name) => {
      await dialog.getByLabel('Cliente').selectOption({ index: 1 });
      await dialog.getByPlaceholder('DAS 10/2026').fill(name);
    },
    typed: (dialog) => dialog.getByPlaceholder('DAS 10/2026'),
  },
  {
    url: '/admin/notes',
    open: 'Nova Nota',
    failed: 'Erro ao criar nota',
    done: 'Nota criada com sucesso!',
    fill: (dialog, name) => dialog.getByLabel('Título').fill(name),
    typed: (dialog) => dialog.getByLabel('Título'),
  },
];

test('a form that the device cannot store stays with what was typed, and says so beside its buttons', async ({
  page,
}, info) => {
  const name = `Sem banco ${info.project.name} ${Date.now()}`;
  await signInAs(page, demo.admin, '/admin');
  for (const { url, open, failed, done, fill, typed } of forms) {
    await page.goto(url);
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: open });
    await fill(dialog, name);
    await goOffline(page);
    await breakDatabase(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();

    const notice = page.getByRole('alert').filter({ hasText: failed });
    await expect(notice).toContainText('O que você escreveu continua no formulário.');
    await expect(typed(dialog)).toHaveValue(name);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectUncovered(page, dialog.getByRole('button', { name: 'Salvar' }));
      await expectUncovered(page, dialog.getByRole('button', { name: 'Cancelar' }));
    }

    await mendDatabase(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(dialog).toBeHidden();
    await page.context().setOffline(false);
  }
});

test(
  'a removal that the device cannot store says that nothing changed',
  { tag: '@turn-2' },
  async ({ page }) => {
    await signInAs(page, demo.admin, '/admin');
    const row = await findClient(page, 'Padaria Pão Dourado');
    await goOffline(page);
    await breakDatabase(page);
    await row.getByRole('button', { name: /^Remover/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Erro ao remover cliente' });
    await expect(notice).toContainText('Nada mudou.');
    await expect(notice).not.toContainText('formulário');
    await expect(row).toBeVisible();
  },
);
