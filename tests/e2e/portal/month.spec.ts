import type { Page } from '@playwright/test';
import { pixOf, taxLine } from '@portal/domain/testing/slip-forms';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

/** The demo client's: one to pay by the next business day, and a DAS that it let pass. */
const DUE = 'Parcelamento do Simples';
const card = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Para pagar' }).getByRole('listitem').filter({ hasText: name });

/** With everything that the device brings by itself: the slips' files, and the reader of PDFs. */
async function openMonth(page: Page): Promise<void> {
  await signInAs(page, demo.client, '/client-portal');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('link', { name: 'Este mês' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Este mês' })).toBeVisible();
  // With a connection there is no sum before all that it is made of has come.
  await expect(page.getByText('Você precisa pagar até')).toBeVisible({ timeout: 30_000 });
  await expect(card(page, DUE).getByText('Abre sem internet')).toBeVisible({ timeout: 30_000 });
  const reader = () =>
    page.evaluate(async () => (await (await caches.open('heavy-code')).keys()).map(({ url }) => url).join());
  await expect.poll(reader, { timeout: 30_000 }).toMatch(/reader-of-/);
}

test(
  'what is to be paid is paid without a connection: its Pix is copied, its slip opens that nobody opened before, and it is said to be paid and not',
  { tag: '@turn-1' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openMonth(page);
    await goOffline(page);
    await page.reload();
    const due = card(page, DUE);
    await expect(page.getByText('Você precisa pagar até')).toBeVisible();
    await expect(page.getByText(/Valores conferidos/)).toBeVisible();
    await expectAccessible(page, 'the month');

    await due.getByRole('button', { name: 'Copiar Pix' }).click();
    await expect(due.getByRole('button', { name: 'Copiado' })).toBeVisible();
    const pix = await page.evaluate(() => navigator.clipboard.readText());
    expect(pix).toBe(pixOf('641,18'));

    await due.getByRole('button', { name: 'Ver guia' }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('img', { name: 'Página 1 de 1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);

    await due.getByRole('button', { name: /^Por que dia \d+\?$/ }).click();
    await expect(preview.getByText(/^Vence /)).toBeVisible();
    await expectAccessible(page, 'why it is due');
    await preview.getByRole('button', { name: 'Perguntar' }).click();
    await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(
      /^Sobre a guia de Parcelamento do Simples, com vencimento em /,
    );
    await page.getByRole('link', { name: 'Este mês' }).click();

    await due.getByRole('button', { name: 'Já paguei' }).click();
    await expect(due.getByText(/Pagamento informado em/)).toBeVisible();
    await expect(due.getByText('Em Andamento')).toBeVisible();
    await expect(due.getByText('No aparelho')).toBeVisible();
    await expect(due.getByRole('button', { name: /^Copiar/ })).toHaveCount(0);
    await page.reload();
    await due.getByRole('button', { name: 'Não paguei' }).click();
    await expect(due.getByRole('button', { name: 'Copiar Pix' })).toBeVisible();

    await goOnline(page);
    const [slip] = await rowsWhere('slips', 'pix_code', pix);
    const slipId = slip === undefined ? '' : idOf(slip);
    const kinds = async () => {
      const events = (await rowsWhere('slip_events', 'slip_id', slipId)).map(({ fields }) => ({
        kind: String(fields['kind']?.['stringValue']),
        by: fields['created_by']?.['stringValue'],
      }));
      // Other people of the company have devices too.
      const self = events.find(({ kind }) => kind === 'copied')?.by;
      return events
        .filter(({ by }) => by === self)
        .map(({ kind }) => kind)
        .filter((kind) => ['arrived', 'opened', 'copied'].includes(kind))
        .sort();
    };
    await expect.poll(kinds, { timeout: 30_000 }).toEqual(['arrived', 'copied', 'opened']);
  },
);

test(
  'a slip whose day has passed has no code, is estimated, and a new one is asked for once, without a connection too',
  { tag: '@turn-2' },
  async ({ page }) => {
    await openMonth(page);
    const late = card(page, /^DAS /).filter({ hasText: 'Atrasada' });
    await goOffline(page);
    await page.reload();
    await expect(late.getByText('estimativa', { exact: true })).toBeVisible();
    await expect(
      late.getByText(/de multa e R\$ .* de juros, se pagar até .*O valor certo sai na guia nova\./),
    ).toBeVisible();
    await expect(late.getByRole('button', { name: /^Copiar/ })).toHaveCount(0);
    await late.getByRole('button', { name: 'Por que dia' }).click();
    await expect(page.getByRole('dialog').getByText('Res. CGSN 140')).toBeVisible();
    await page.keyboard.press('Escape');

    const ask = late.getByRole('button', { name: 'Pedir guia nova' });
    // Another run of this story may have asked already.
    if (await ask.isVisible()) await ask.click();
    await expect(late.getByText(/^Guia nova pedida em /)).toBeVisible();
    await page.reload();
    await expect(late.getByText(/^Guia nova pedida em /)).toBeVisible();
    await expect(ask).toHaveCount(0);
    await goOnline(page);
    await expect(late.getByText('Enviado')).toBeVisible({ timeout: 30_000 });
    const proof = page.waitForEvent('download');
    await late.getByRole('button', { name: /^Comprovante de DAS/ }).click();
    expect((await proof).suggestedFilename()).toMatch(/^Comprovante DAS \d\d-\d{4}\.pdf$/);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect(
      page.getByText(/^Preciso da guia nova de DAS \d\d\/\d{4}: a de R\$ 1\.718,40 venceu em/),
    ).toHaveCount(1);
  },
);

test(
  'a code that somebody sent is held against what the firm published, without a connection',
  { tag: '@turn-3' },
  async ({ page }) => {
    await openMonth(page);
    await goOffline(page);
    await page.reload();
    const code = page.getByLabel('Código da guia');
    const check = async (typed: string) => {
      await code.fill(typed);
      await page.getByRole('button', { name: 'Conferir' }).click();
    };
    await check(taxLine('641,18'));
    await expect(page.getByText(/^Guia conferida: é Parcelamento do Simples, R\$ 641,18/)).toBeVisible();
    await check(taxLine('700,00'));
    await expect(page.getByText(/o valor é outro: R\$ 700,00 aqui/)).toBeVisible();
    await check(taxLine('641,18', '0999'));
    await expect(page.getByText(/quem recebe é outro/)).toBeVisible();
    await check(taxLine('77,00', '0999'));
    await expect(
      page.getByText('O escritório não publicou esta guia. Não pague antes de falar com ele.'),
    ).toBeVisible();
    await expectAccessible(page, 'a slip that nobody published');
    await page.getByRole('link', { name: 'Falar com o escritório' }).click();
    await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');

    // The line above the tabs leads back.
    await page.getByRole('tab', { name: 'Documentos' }).click();
    await page.getByRole('link', { name: /^Até (amanhã|[a-z]+, \d\d\/\d\d): R\$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Este mês' })).toBeVisible();
  },
);
