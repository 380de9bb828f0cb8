import type { Page } from '@playwright/test';
import { dropFiles, pdf, type TestFile } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { loseFiles, refuseUploads, takeUploads } from '../support/refused-uploads.ts';
import { expect, test } from '../support/story.ts';

test.use({ hasRefusals: true });

const rowOf = (page: Page, { name }: TestFile) =>
  page.getByRole('list', { name: 'Documentos Enviados' }).getByRole('listitem').filter({ hasText: name });

async function openDocuments(page: Page): Promise<void> {
  await signInAs(page, demo.client, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
}

test('a file that the server refused is sent again from its own row, asked for without a connection', async ({
  page,
}, info) => {
  const named = (name: string) => pdf(`${name} ${info.project.name} ${Date.now()}.pdf`, name);
  const [refused, other] = [await named('Recusado'), await named('Outro')];
  await openDocuments(page);
  await refuseUploads(page);
  await dropFiles(page, [refused, other]);
  const row = rowOf(page, refused);
  await expect(row.getByText('Precisa de atenção')).toBeVisible();
  await expect(row).toContainText('sua conta não tem permissão para isto agora');
  await expect(rowOf(page, other).getByText('Precisa de atenção')).toBeVisible();

  await goOffline(page);
  await page.reload();
  await row.getByRole('button', { name: `Tentar novamente: ${refused.name}` }).click();
  await expect(row.getByText('No aparelho')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Tentar novamente/ })).toHaveCount(0);
  // Each by its own word: the other still waits for one.
  await expect(rowOf(page, other).getByRole('button', { name: /^Tentar novamente/ })).toBeVisible();

  await takeUploads(page);
  await goOnline(page);
  await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
  await expect(rowOf(page, other).getByText('Precisa de atenção')).toBeVisible();
});

test(
  'a file whose bytes are gone leads to where that is settled, and offers no other try',
  { tag: '@turn-1' },
  async ({ page }, info) => {
    const file = await pdf(`Perdido ${info.project.name} ${Date.now()}.pdf`, 'Perdido');
    await openDocuments(page);
    await goOffline(page);
    await dropFiles(page, [file]);
    await expect(rowOf(page, file).getByText('No aparelho')).toBeVisible();
    await loseFiles(page);

    await goOnline(page);
    await expect(rowOf(page, file)).toContainText('O arquivo não está mais neste aparelho.');
    await expect(rowOf(page, file).getByRole('button', { name: /^Tentar novamente/ })).toHaveCount(0);
    await rowOf(page, file).getByRole('link', { name: 'Resolver' }).click();
    await expect(page.getByRole('article').filter({ hasText: file.name })).toContainText(
      'O arquivo não está mais neste aparelho.',
    );
  },
);
