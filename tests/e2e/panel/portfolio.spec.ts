import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createAccount, createFirm, patchRow } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { openScreen, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const newId = () => randomBytes(10).toString('hex');

/** A row as a function writes it. */
async function putRow(tenant_id: string, path: string, fields: Parameters<typeof patchRow>[1], rev = 1) {
  const now = new Date();
  await patchRow(`tenants/${tenant_id}/${path}`, {
    ...fields,
    ...{ tenant_id, rev, created_at: now, created_by: 'fn', updated_at: now, updated_by: 'fn' },
    ...{ last_op: `fn_${newId()}`, deleted_at: null },
  });
}

async function putClient(firm: string, corporate_name: string, cnpj_cpf: string): Promise<string> {
  const id = newId();
  await putRow(firm, `clients/${id}`, {
    ...{ corporate_name, trade_name: null, cnpj_cpf, tax_regime: 'mei', status: 'active', email: null },
    ...{ phone: null, address: null, city: null, state: null, notes: null },
  });
  await putRow(firm, `obligations/${newId()}`, {
    ...{ client_id: id, name: `DAS da ${corporate_name}`, due_date: '2025-03-20', priority: null },
    ...{ status: 'pending', description: null, notes: null, completed_at: null, document_ids: [] },
  });
  return id;
}

const assign = (firm: string, client_id: string, assigned_to: string, rev: number) =>
  putRow(firm, `thread_staff/${client_id}`, { client_id, assigned_to }, rev);

const openClient = (page: Page, id: string) => openScreen(page, `/admin/clients/${id}?secao=obrigacoes`);

test('an accountant’s device holds the own clients alone, also without a connection; one that is handed over arrives', async ({
  page,
}) => {
  const firm = await createFirm('Carteira Contabilidade', { portfolio_scope: true });
  const rui = await createAccount('Rui Carteira', 'accountant', [], firm);
  const eva = await createAccount('Eva Carteira', 'accountant', [], firm);
  const own = await putClient(firm, 'Padaria Minha', '11222333000181');
  const other = await putClient(firm, 'Oficina Dela', '11444777000161');
  await assign(firm, own, rui.uid, 1);
  await assign(firm, other, eva.uid, 1);

  await signInAs(page, rui.email, `/admin/clients/${own}?secao=obrigacoes`);
  await expect(page.getByText('DAS da Padaria Minha').first()).toBeVisible({ timeout: 30_000 });
  await openClient(page, other);
  const elsewhere = page.getByRole('region', { name: 'Outra carteira' });
  await expect(elsewhere).toContainText('Este cliente não é da sua carteira', { timeout: 30_000 });
  await expect(page.getByText('DAS da Oficina Dela')).toHaveCount(0);
  await expectAccessible(page, 'a client of another portfolio');

  await goOffline(page);
  await page.reload();
  await expect(elsewhere).toContainText('Só podem ser lidos com conexão.');
  await openClient(page, own);
  await expect(page.getByText('DAS da Padaria Minha').first()).toBeVisible();

  await goOnline(page);
  await assign(firm, other, rui.uid, 2);
  await openClient(page, other);
  await expect(page.getByText('DAS da Oficina Dela').first()).toBeVisible({ timeout: 30_000 });
  await expect(elsewhere).toHaveCount(0);
});
