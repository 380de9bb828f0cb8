import { MISSING_FILE } from '@portal/domain';
import type { Page } from '@playwright/test';
import { patchRow } from '../support/accounts.ts';
import { dropFiles, pdf, type TestFile } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const rowOf = (page: Page, { name }: TestFile) =>
  page.getByRole('list', { name: 'Documentos Enviados' }).getByRole('listitem').filter({ hasText: name });

test(
  'a file that the server lost is sent again from the device that kept it, asked for without a connection',
  { tag: '@turn-2' },
  async ({ page }, info) => {
    const file = await pdf(`Perdido ${info.project.name} ${Date.now()}.pdf`, 'Perdido');
    await signInAs(page, demo.client, '/client-portal');
    await dropFiles(page, [file]);
    const checks = async () => {
      const [stored] = await rowsWhere('documents', 'filename', file.name);
      return stored?.fields['check']?.['stringValue'];
    };
    await expect.poll(checks).toBe('ok');
    const [stored] = await rowsWhere('documents', 'filename', file.name);
    if (stored === undefined) throw new Error('the file did not arrive');
    // As a restore marks a row whose bytes are nowhere.
    await patchRow(`tenants/aurora/documents/${idOf(stored)}`, {
      ...{ check: 'refused', check_reason: MISSING_FILE.lost, rev: 3 },
      ...{ updated_at: new Date(), updated_by: 'fn', last_op: `fn_${crypto.randomUUID()}` },
    });
    const row = rowOf(page, file);
    await expect(row).toContainText('Sem o arquivo');
    await expect(row).toContainText('O arquivo não está mais no servidor. Este aparelho guarda uma cópia.');

    await goOffline(page);
    await page.reload();
    await row.getByRole('button', { name: `Enviar de novo: ${file.name}` }).click();
    await expect(row.getByText('No aparelho')).toBeVisible();
    await expect(row).toHaveCount(1);
    await goOnline(page);
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
    const replacing = async () => (await rowsWhere('documents', 'replaces', idOf(stored))).length;
    await expect.poll(replacing).toBe(1);
  },
);
