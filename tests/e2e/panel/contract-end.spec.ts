import { mkdtemp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays, calendarDateOf, formatCalendarDate } from '@portal/domain';
import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../support/accessible.ts';
import { createAccount, patchRow } from '../support/accounts.ts';
import { createClient, findClient, newTaxId } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const today = calendarDateOf(new Date());

/** As who is handed the archive does: unpacked into a folder. */
async function unpack(download: Download): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arquivo-'));
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}

/** Its pages, opened from the disk by a browser that has no connection. */
async function readArchive(page: Page, folder: string, company: string): Promise<void> {
  const context = await page.context().browser()?.newContext({ offline: true });
  if (context === undefined) throw new Error('no browser');
  const reader = await context.newPage();
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(reader.getByRole('heading', { name: company })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'manifesto.json' })).toBeVisible();
  await reader.getByRole('link', { name: 'Cadastro da empresa' }).click();
  await expect(reader.getByRole('cell', { name: company })).toBeVisible();
  await expect(reader.getByText('Mudou de escritório')).toHaveCount(0);
  await context.close();
}

async function openClient(page: Page, name: string): Promise<string> {
  await (await findClient(page, name)).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Contrato' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function endContract(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Encerrar contrato' }).click();
  const dialog = page.getByRole('dialog', { name: `Encerrar contrato: ${name}` });
  const day = dialog.getByLabel('Data do encerramento');
  await day.fill(addDays(today, 2));
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Use uma data que já chegou.')).toBeVisible();
  await day.fill(today);
  await dialog.getByLabel('Motivo').fill('Mudou de escritório');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Contrato encerrado!')).toBeVisible();
}

test(
  'a supervisor ends a contract without a connection, hands over the archive, and sees what goes when',
  { tag: '@turn-2' },
  async ({ page, openDevice }) => {
    const mark = Date.now();
    const name = `Fim ${mark.toString(36)} Ltda`;
    await signInAs(page, demo.supervisor, '/admin/clients');
    await createClient(page, {
      'Razão Social': name,
      'CNPJ/CPF': newTaxId(mark % 1e11),
      'Regime Tributário': 'Simples Nacional',
    });
    const id = await openClient(page, name);
    await goOffline(page);
    await endContract(page, name);
    await page.reload();
    await expect(page.getByText(`Encerrado em ${formatCalendarDate(today)}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remover' })).toHaveCount(0);
    await goOnline(page);
    await page.getByRole('button', { name: 'Desfazer encerramento' }).click();
    await expect(page.getByText('Encerramento desfeito!')).toBeVisible();
    await endContract(page, name);
    // A mark that is fading has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page, 'the page of a client whose contract has ended');

    await expect(page.getByText('O arquivo completo ainda não foi feito.')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar empresa' }).click(),
    ]);
    await expect(page.getByText(`Arquivo completo feito em ${formatCalendarDate(today)}.`)).toBeVisible();
    await readArchive(page, await unpack(download), name);

    const days = page.getByRole('list', { name: 'O que sai e quando' });
    const years = Number(today.slice(0, 4));
    await expect(days).toContainText(`01/01/${years + 6}`);
    await page.getByRole('button', { name: 'Guardar por mais tempo' }).click();
    await page.getByLabel('Guardar até').fill(`${years + 20}-05-01`);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(days.getByText(`01/05/${years + 20}`)).toHaveCount(3);
    // What the schedule writes comes after it, and not between.
    await expect
      .poll(async () => (await rowsWhere('clients', 'corporate_name', name))[0]?.fields['kept_until'])
      .toEqual({ stringValue: `${years + 20}-05-01` });
    await patchRow(`tenants/aurora/clients/${id}`, {
      erasure_announced_on: today,
      kept_until: null,
      rev: 50,
      updated_at: new Date(),
    });
    await expect(page.getByText(/^Será apagado em \d\d\/\d\d\/\d{4}\./)).toBeVisible({ timeout: 30_000 });

    // Its people read on, and are told.
    const person = await createAccount(`Olga ${mark.toString(36)}`, 'client', [id]);
    const portal = await openDevice(person.email, '/client-portal');
    await expect(portal.getByText(`Contrato encerrado em ${formatCalendarDate(today)}.`)).toBeVisible();
  },
);
