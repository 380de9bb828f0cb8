import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { companyIds } from '../support/accounts.ts';
import { goOffline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Minhas Obrigações' }).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 });
const dates = (page: Page) =>
  cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

/** All of them on the device: what is counted later does not grow meanwhile. */
async function openObligations(page: Page): Promise<void> {
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const rows = await rowsWhere('obligations', 'client_id', company);
  const living = rows.filter(({ fields }) => 'nullValue' in (fields['deleted_at'] ?? {}));
  await signInAs(page, demo.client, '/client-portal');
  await page.getByRole('tab', { name: 'Obrigações' }).click();
  await expect(cards(page)).toHaveCount(living.length);
}

test(
  'obligations are narrowed by competência and by status, and back to all of them',
  { tag: '@long' },
  async ({ page }) => {
    await openObligations(page);
    const all = await titles(page).allTextContents();
    const due = await dates(page);
    expect(due).toHaveLength(all.length);
    const competence = page.getByRole('combobox', { name: 'Competência' });
    const status = page.getByRole('combobox', { name: 'Status' });

    const month = await competence.locator('option').nth(1).getAttribute('value');
    const label = month?.replace(/^(\d{4})-(\d\d)-01$/, '$2/$1') ?? '';
    // One that names no month is of the one it is due in.
    const isDueIn = (at: number) => due[at]?.slice(0, 7) === month?.slice(0, 7);
    const ofMonth = all.filter((title, at) => (/\/\d{4}$/.test(title) ? title.endsWith(label) : isDueIn(at)));
    expect(ofMonth.length).toBeGreaterThan(0);
    expect(ofMonth.length).toBeLessThan(all.length);
    await competence.selectOption({ index: 1 });
    await expect(titles(page)).toHaveText(ofMonth);

    await competence.selectOption('');
    await status.selectOption({ label: 'Concluída' });
    await expect(cards(page).filter({ hasNotText: 'Concluída' })).toHaveCount(0);
    const done = await cards(page).count();
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(all.length);

    // Nothing is done of the latest month.
    await competence.selectOption({ index: 1 });
    await expect(page.getByRole('heading', { name: 'Nenhuma obrigação neste filtro' })).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar todas' }).click();
    await expect(titles(page)).toHaveText(all);
  },
);

test('a day of the month calendar shows what is due on it', { tag: '@long' }, async ({ page }) => {
  await openObligations(page);
  const all = await dates(page);
  const folded = page.getByRole('button', { name: 'Calendário' });
  if (await folded.isVisible()) await folded.click();
  const calendar = page.getByRole('region', { name: /^Calendário: / });
  const month = calendar.getByRole('heading', { level: 2 });
  const now = await month.textContent();

  const day = calendar.getByRole('button', { name: /: \d+ obrigaç(ão|ões), / }).first();
  const count = Number(/(\d+) obrigaç/.exec((await day.getAttribute('aria-label')) ?? '')?.[1]);
  await day.click();
  await expect(cards(page)).toHaveCount(count);
  const [date = '', ...others] = await dates(page);
  expect(new Set([date, ...others]).size).toBe(1);
  expect(all.filter((other) => other === date)).toHaveLength(count);

  await page.getByRole('button', { name: `Só ${date.split('-').reverse().join('/')}` }).click();
  await expect(cards(page)).toHaveCount(all.length);
  await expect(day).toHaveAttribute('aria-pressed', 'false');

  await calendar.getByRole('button', { name: 'Próximo mês' }).click();
  await expect(month).not.toHaveText(now ?? '');
  await calendar.getByRole('button', { name: 'Mês anterior' }).click();
  await expect(month).toHaveText(now ?? '');
});

test(
  'what is still to do goes into the calendar of the phone, without a connection too',
  { tag: '@turn-2' },
  async ({ page }) => {
    await openObligations(page);
    const open = cards(page).filter({ hasNotText: 'Concluída' });
    const count = await open.count();
    const name = (await open.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
    const date = (await open.first().locator('time').getAttribute('datetime')) ?? '';
    await goOffline(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Pôr na agenda' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('obrigacoes.ics');
    // Long lines are folded: RFC 5545, 3.1.
    const file = (await readFile(await download.path(), 'utf8'))
      .replaceAll('\r\n\t', '')
      .replaceAll('\r\n ', '');
    const events = file.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(count);
    const event = events.find((text) => text.includes(`SUMMARY:Vence: ${name}`));
    expect(event).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
  },
);

test(
  'an attachment that was kept opens without a connection, and the others say that they do not',
  { tag: '@turn-3' },
  async ({ page }) => {
    await openObligations(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const slip = page.getByRole('list', { name: /^Anexos de DAS / }).getByRole('listitem');
    const away = page.getByRole('list', { name: /^Anexos de ISS/ }).getByRole('listitem');
    await expect(slip.getByText('Abre sem internet')).toHaveCount(0);
    await slip.getByRole('button', { name: /^Manter neste aparelho: Guia DAS/ }).click();
    await expect(slip.getByText('Abre sem internet')).toBeVisible();
    // The reader's code and its worker come after the file.
    const readers = () =>
      page.evaluate(async () =>
        (await (await caches.open('heavy-code')).keys()).map(({ url }) => url).join(),
      );
    await expect.poll(readers).toMatch(/pdf\.worker/);
    await expect.poll(readers).toMatch(/pdf-pages/);

    await goOffline(page);
    await page.reload();
    await expect(away.getByText('Não está neste aparelho: abre quando houver conexão')).toBeVisible();
    await expect(away.getByRole('button')).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      slip.getByRole('button', { name: /^Baixar Guia DAS/ }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await slip.getByRole('button', { name: /^Abrir Guia DAS/ }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Página 1 de 1' })).toBeVisible();
  },
);
