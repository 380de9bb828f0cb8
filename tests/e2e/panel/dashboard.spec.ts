import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

/** The month before the present one in the firm's time, as `2026-10`. */
function lastMonth(): string {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
}

const figure = async (page: Page, title: string) => {
  const text = await page.getByRole('main').getByRole('link', { name: title }).innerText();
  const [, value = ''] = /\n\s*([\d.]+)\s*\n/.exec(text) ?? [];
  return Number(value.replaceAll('.', ''));
};

test('the dashboard counts without a connection, by month, and each number leads to its list', async ({
  page,
}) => {
  await signInAs(page, demo.supervisor, '/admin');
  const tasks = page.getByRole('main').getByRole('link', { name: 'Tarefas Concluídas' });
  await expect(tasks).toContainText('Este mês:', { timeout: 30_000 });
  await expect(page.getByText('Os registros do escritório ainda estão chegando')).toHaveCount(0);
  await goOffline(page);

  await page.getByLabel('Competência').selectOption(`${lastMonth()}-01`);
  await expect(page).toHaveURL(new RegExp(`competencia=${lastMonth()}`));
  const [year, month] = lastMonth().split('-');
  const pending = page.getByRole('main').getByRole('link', { name: 'Obrigações Pendentes' });
  await expect(pending).toContainText(`Competência ${month}/${year}:`);
  await page.reload();
  await expect(pending).toContainText(`Competência ${month}/${year}:`);
  await expectAccessible(page, 'the dashboard');
  await pending.click();
  await expect(page.getByRole('button', { name: `Só competência ${month}/${year}` })).toBeVisible();

  await page.goto('/admin');
  await expect(tasks).toContainText('Este mês:');
  const completed = await figure(page, 'Tarefas Concluídas');
  await tasks.click();
  await expect(page).toHaveURL(/\/admin\/tasks\?visao=lista&status=completed/);
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText(`de ${completed}`);

  await page.goto('/admin');
  await page.getByRole('link', { name: /^Solicitações abertas/ }).click();
  await expect(page).toHaveURL(/\/admin\/requests\?status=open/);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Documentos a conferir/ }).click();
  await expect(page.getByLabel('A conferir')).toBeChecked();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Ver obrigações' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('overdue');
});
