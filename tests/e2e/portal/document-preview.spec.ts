import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { downloadedSha256, dropFiles, jpg, pdf, sha256 } from '../support/files.ts';
import { goOffline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const opener = (page: Page, name: string) => page.getByRole('button', { name: `Abrir ${name}` });

/** How many shades a drawing has: one, and nothing has been drawn. */
const shadesOf = (canvas: Locator) =>
  canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement) || element.width === 0) return 0;
    const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? {
      data: [],
    };
    return new Set(data.filter((_, index) => index % 4 === 0)).size;
  });

test(
  'a PDF and a picture are read inside the page, larger on demand, and saved from there',
  { tag: '@long' },
  async ({ page }, info) => {
    const run = `${info.project.name} ${Date.now()}`;
    const [letter, photo] = [await pdf(`Carta ${run}.pdf`, 'Carta do banco'), await jpg(`Nota ${run}.jpg`)];
    await signInAs(page, demo.client, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await dropFiles(page, [letter, photo]);

    await opener(page, letter.name).click();
    const reader = page.getByRole('dialog', { name: letter.name });
    const sheet = reader.getByRole('img', { name: 'Página 1 de 1' });
    await expect.poll(() => shadesOf(sheet)).toBeGreaterThan(1);
    const width = async () => (await sheet.boundingBox())?.width ?? 0;
    const before = await width();
    await reader.getByRole('button', { name: 'Aumentar' }).click();
    await expect.poll(width).toBeCloseTo(before * 1.5, 0);
    await expect(reader.getByRole('button', { name: 'Diminuir' })).toBeEnabled();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      reader.getByRole('button', { name: 'Baixar' }).click(),
    ]);
    expect(await downloadedSha256(download)).toBe(sha256(letter.buffer));
    await page.keyboard.press('Escape');
    await expect(reader).toBeHidden();
    await expect(opener(page, letter.name)).toBeFocused();

    await opener(page, photo.name).click();
    const picture = page.getByRole('dialog', { name: photo.name }).getByRole('img', {
      name: 'Conteúdo do arquivo',
    });
    await expect
      .poll(() =>
        picture.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0)),
      )
      .toBeGreaterThan(100);
  },
);

test(
  'without a connection a file that is here is offered for saving when its reader is not',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const file = await pdf(`Escritura ${info.project.name} ${Date.now()}.pdf`, 'Escritura');
    // Who has slips to pay has the reader for them a moment after the sign-in.
    await signInAs(page, demo.otherClient, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [file]);
    await opener(page, file.name).click();
    const dialog = page.getByRole('dialog', { name: file.name });
    await expect(dialog).toContainText('O leitor de PDF ainda não está neste aparelho');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar' }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(file.buffer);
  },
);
