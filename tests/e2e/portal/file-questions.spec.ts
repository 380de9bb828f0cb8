import type { Page } from '@playwright/test';
import { nfe } from '#seed/files/nfe.ts';
import { expectAccessible } from '../support/accessible.ts';
import { companyIds, createAccount } from '../support/accounts.ts';
import { dropFiles, pdf, type TestFile } from '../support/files.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const [BAKERY, CLINIC] = ['Padaria Pão Dourado Ltda', 'Clínica Odonto Sorriso S/S'];

const line = (page: Page, { name }: TestFile) => page.getByRole('listitem').filter({ hasText: name });
const countOf = async ({ name }: TestFile) => (await rowsWhere('documents', 'filename', name)).length;

test(
  'a file that was sent before is told of before it is sent again, also while it still waits',
  { tag: '@turn-1' },
  async ({ page }, info) => {
    const mark = `${info.project.name} ${Date.now()}`;
    const first = await pdf(`Extrato ${mark}.pdf`, 'Extrato');
    const again = { ...first, name: `Copia ${mark}.pdf` };
    const question = page.getByRole('dialog', { name: 'Este arquivo já foi enviado' });
    await signInAs(page, demo.client, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();

    await goOffline(page);
    await dropFiles(page, [first]);
    await expect(line(page, first).getByText('No aparelho')).toBeVisible();
    await page.reload();
    await expect(line(page, first).getByText('No aparelho')).toBeVisible();
    await dropFiles(page, [again]);
    await expect(question).toContainText(`como ${first.name}: ainda espera o envio.`);
    await expectAccessible(page, 'a file that was sent before');
    await question.getByRole('button', { name: 'Não enviar' }).click();
    await expect(question).toHaveCount(0);
    await expect(line(page, again)).toHaveCount(0);

    await goOnline(page);
    await expect(line(page, first).getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
    await dropFiles(page, [again]);
    await expect(question).toContainText('Já enviado em');
    await question.getByRole('button', { name: 'Enviar mesmo assim' }).click();
    await expect(line(page, again).getByText('Enviado', { exact: true })).toBeVisible({ timeout: 30_000 });
    expect(await countOf(again)).toBe(1);
  },
);

test(
  'a note of another company is stopped with a question, and may be sent to that one instead',
  { tag: '@turn-2' },
  async ({ page }, info) => {
    const mark = `${info.project.name} ${Date.now()}`;
    const [bakery = '', clinic = ''] = await companyIds([BAKERY, CLINIC]);
    const [clinicRow] = await rowsWhere('companies', 'corporate_name', CLINIC);
    const taxId = String(clinicRow?.fields['cnpj_cpf']?.['stringValue']);
    const note = (name: string): TestFile => ({
      name: `${name} ${mark}.xml`,
      mimeType: 'application/xml',
      buffer: Buffer.from(
        nfe({
          number: Date.now() % 100_000,
          date: '2026-11-20',
          issuer: { name: 'Moinho Santa Clara Ltda', taxId: '33000167000101' },
          receiver: { name: CLINIC, taxId },
          totalCents: 12_345,
        }),
      ),
    });
    const [moved, kept] = [note('Nota'), note('Outra nota')];
    const person = await createAccount('Nair Duarte', 'client', [bakery, clinic]);
    await signInAs(page, person.email, '/client-portal');
    await expect(page.getByRole('button', { name: `Trocar de empresa. Atual: ${BAKERY}` })).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [moved]);
    const question = page.getByRole('dialog', { name: 'Este arquivo é de outra empresa' });
    await expect(question).toContainText('Moinho Santa Clara Ltda');
    await expect(question).toContainText('Nada dele saiu deste aparelho.');
    await expectAccessible(page, 'a file of another company');
    await question.getByRole('button', { name: `Enviar para ${CLINIC}` }).click();
    await expect(question).toHaveCount(0);
    await expect(line(page, moved)).toHaveCount(0);
    await dropFiles(page, [kept]);
    await question.getByRole('button', { name: 'Não enviar' }).click();
    await goOnline(page);
    await expect.poll(() => countOf(moved), { timeout: 30_000 }).toBe(1);
    const [row] = await rowsWhere('documents', 'filename', moved.name);
    expect(row?.fields['client_id']).toEqual({ stringValue: clinic });
    expect(await countOf(kept)).toBe(0);
  },
);
