import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { languagesOfStart, watchStarts } from '../support/first-paint.ts';
import { closeMenu, openMenu } from '../support/menu.ts';
import { goOffline } from '../support/offline.ts';
import { demo, DEMO_PASSWORD, newAddress, openScreen, signInAs, signUp } from '../support/people.ts';
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

test(
  'the dashboard counts without a connection, by month, and each number leads to its list',
  { tag: '@turn-1' },
  async ({ page }) => {
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
    await watchStarts(page, 'main a[href^="/admin/clients"] [data-counted]');
    await page.reload();
    await expect(pending).toContainText(`Competência ${month}/${year}:`);
    expect(await languagesOfStart(page)).toEqual([]);
    await expectAccessible(page, 'the dashboard');
    await pending.click();
    await expect(page.getByRole('button', { name: `Só competência ${month}/${year}` })).toBeVisible();

    await openScreen(page, '/admin');
    await expect(tasks).toContainText('Este mês:');
    const completed = await figure(page, 'Tarefas Concluídas');
    await tasks.click();
    await expect(page).toHaveURL(/\/admin\/tasks\?visao=lista&status=completed/);
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText(`de ${completed}`);

    await openScreen(page, '/admin');
    await page
      .getByRole('link', { name: /^Mais \d+ a conferir/ })
      .or(conferir(page))
      .first()
      .click();
    await expect(page.getByLabel('A conferir')).toBeChecked();
  },
);

const conferir = (page: Page) => page.getByRole('link', { name: /, \d+ documentos?/ });

test('the queue is worked through by keys, without a connection', { tag: '@turn-3' }, async ({ page }) => {
  await signInAs(page, demo.supervisor, '/admin');
  const queue = page.getByRole('region', { name: 'O que espera por você' });
  const late = queue.getByRole('region', { name: 'Atrasadas' });
  await expect(late.getByText(/^Existem \d+ obrigação\(ões\) em atraso$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Os registros do escritório ainda estão chegando')).toHaveCount(0);
  const toAnswer = queue.getByRole('region', { name: 'Responder' });
  await expect(toAnswer.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
  // What has come is read at once: a row that arrives later would come between those that were there.
  await goOffline(page);
  await page.reload();
  await expect(late.getByText(/^Existem \d+ obrigação\(ões\) em atraso$/)).toBeVisible({ timeout: 30_000 });

  await page.keyboard.press('Enter');
  const rows = queue.getByRole('listitem').getByRole('link').and(page.locator('[data-queue-row] > a'));
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('Shift+?');
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(help).toBeVisible();
  await expectAccessible(page, 'the keys of the dashboard');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  // Never sent: the device is gone when the story ends.
  await page.keyboard.press('4');
  const first = late.getByRole('listitem').first();
  const address = await first.getByRole('link').first().getAttribute('href');
  await expect(first.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByText(/^(Obrigação atualizada!|Tarefa atualizada com sucesso!)$/)).toBeVisible();
  await expect(late.locator(`a[href="${address}"]`)).toHaveCount(0);
  await expect(late.getByRole('link').first()).toBeFocused();

  await page.keyboard.press('1');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/admin\/(messages\?cliente=|requests\/)/);
  await page.goBack();
  await page.keyboard.press('5');
  const week = page.locator('section', { has: page.getByRole('heading', { name: 'Vence esta semana' }) });
  await expect(week.locator(':focus')).toHaveCount(1);
});

test(
  'an administrator sees who signed up, on the dashboard and in the sidebar, and is led to them',
  { tag: '@turn-2' },
  async ({ page, openDevice }) => {
    const full_name = `Juliana Prates ${Date.now()}`;
    const email = newAddress('juliana');
    await signUp(page, { full_name, email, password: DEMO_PASSWORD, role: 'Cliente' });
    const admin = await openDevice(demo.admin, '/admin');
    const approve = admin.getByRole('region', { name: 'Aprovar' });
    await expect(approve).toBeVisible();
    const menu = await openMenu(admin);
    await expect(
      menu.getByRole('link', { name: /^Configurações\s*\d+ à espera de aprovação/ }),
    ).toBeVisible();
    await closeMenu(admin);
    await expect(approve.getByText(/Nenhum cadastro/)).toHaveCount(0);
    await approve.getByRole('link').first().click();
    await expect(admin.getByRole('tab', { name: /^Sistema/ })).toHaveAttribute('aria-selected', 'true');
    await expect(admin.getByText(full_name)).toBeVisible();

    const staff = await openDevice(demo.accountant, '/admin');
    await expect(staff.getByRole('region', { name: 'Responder' })).toBeVisible();
    await expect(staff.getByRole('region', { name: 'Aprovar' })).toHaveCount(0);
  },
);
