import { randomBytes } from 'node:crypto';
import { companyIds, patchRow } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

// Nobody signs in for it: what is here changes under no other story.
const CLIENT = 'Hortifruti Campo Verde Ltda';
const LONG_AGO = new Date('2019-03-10T12:00:00Z');

/** Closed years ago, and not touched since: older than the window of any device. */
async function oldObligation(client_id: string, name: string): Promise<void> {
  const id = randomBytes(10).toString('hex');
  await patchRow(`tenants/aurora/obligations/${id}`, {
    ...{ client_id, name, due_date: '2019-03-20', priority: null, status: 'completed', description: null },
    ...{ notes: null, completed_at: LONG_AGO, document_ids: [] },
    ...{ tenant_id: 'aurora', rev: 2, created_at: LONG_AGO, created_by: 'fn', updated_at: LONG_AGO },
    ...{ updated_by: 'fn', last_op: `fn_${id}`, deleted_at: null },
  });
}

test('what is older than the window is read when somebody asks, marked, and there without a connection afterwards', async ({
  page,
}) => {
  const [clientId = ''] = await companyIds([CLIENT]);
  const name = `DAS antigo ${randomBytes(3).toString('hex')}`;
  await oldObligation(clientId, name);
  await signInAs(page, demo.accountant, `/admin/clients/${clientId}?secao=obrigacoes`);
  const older = page.getByRole('region', { name: 'Registros anteriores' });
  await expect(older).toContainText(/Este aparelho guarda o que mudou desde \d\d\/\d{4}/, {
    timeout: 30_000,
  });
  await expect(page.getByText(name)).toHaveCount(0);

  await goOffline(page);
  await expect(older).toContainText('O que é mais antigo só pode ser lido com conexão.');
  await expect(older.getByRole('button')).toHaveCount(0);
  await goOnline(page);

  await page.getByPlaceholder('Buscar obrigação').fill(name);
  await expect(page.getByRole('heading', { name: 'Nenhuma obrigação encontrada' })).toBeVisible();
  await older.getByRole('button', { name: /Buscar de antes de/ }).click();
  await expect(older).toContainText('Não há nada mais antigo.');
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  await expect(row).toContainText(/Antes de \d\d\/\d{4}/);
  await expectAccessible(page, 'older obligations');

  await goOffline(page);
  await page.reload();
  await page.getByPlaceholder('Buscar obrigação').fill(name);
  await expect(row).toContainText(/Antes de \d\d\/\d{4}/);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill(name);
  await expect(page.getByText(/Procura no que este aparelho guarda: desde \d\d\/\d{4}/)).toBeVisible();
});
