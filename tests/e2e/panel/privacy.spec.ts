import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PrivacyKind } from '@portal/domain';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { companyIds, createAccount, patchRow, type TestAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { findClient } from '../support/clients.ts';
import { idTokenOf } from '../support/local-backend.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { DEMO_PASSWORD, demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const BAKERY = 'Padaria Pão Dourado Ltda';

/** As their own device sends it. */
async function ask({ uid }: TestAccount, kind: PrivacyKind): Promise<void> {
  const now = new Date();
  await patchRow(`tenants/aurora/privacy_requests/${randomUUID()}`, {
    user_id: uid,
    kind,
    details: null,
    state: 'open',
    answer: null,
    due_date: '2099-12-07',
    tenant_id: 'aurora',
    rev: 1,
    created_at: now,
    created_by: uid,
    updated_at: now,
    updated_by: uid,
    last_op: `${uid}_${randomUUID()}`,
    deleted_at: null,
  });
}

async function openArchive(download: Download) {
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  return {
    names: Object.keys(files),
    read: (path: string) => strFromU8(files[path] ?? new Uint8Array()),
  };
}

async function openRequest(page: Page, kind: string, name: string) {
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
  await row.filter({ hasText: kind }).getByRole('button', { name: 'Responder' }).click();
  return page.getByRole('dialog', { name: `Pedido de ${kind.toLowerCase()}: ${name}` });
}

test(
  'a supervisor makes the copy that somebody asked for, and carries a deletion out by name',
  { tag: '@turn-1' },
  async ({ page }) => {
    const name = `Olga ${Date.now().toString(36)}`;
    const person = await createAccount(name, 'client', await companyIds([BAKERY]));
    await Promise.all([ask(person, 'export'), ask(person, 'erase')]);
    await signInAs(page, demo.supervisor, '/admin/settings?aba=pedidos');

    const copying = await openRequest(page, 'Cópia', name);
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      copying.getByRole('button', { name: 'Fazer a cópia desta pessoa' }).click(),
    ]);
    const { read } = await openArchive(copy);
    expect(read('index.html')).toContain(name);
    expect(read('dados/cadastro.html')).toContain(BAKERY);
    await copying.getByRole('button', { name: 'Fechar' }).click();

    const erasing = await openRequest(page, 'Exclusão', name);
    const erase = erasing.getByRole('button', { name: 'Apagar os dados desta pessoa' });
    await expect(erase).toBeDisabled();
    await erasing.getByLabel('Resposta').fill('Apagamos o que era seu.');
    await goOffline(page);
    await expect(erasing.getByText('Apagar precisa de conexão.')).toBeVisible();
    await expect(erase).toBeDisabled();
    await goOnline(page);
    await erase.click();
    const question = page.getByRole('alertdialog', { name: `Apagar os dados de ${name}?` });
    await expectAccessible(page, 'the question before somebody is erased');
    await question.getByRole('button', { name: 'Apagar os dados' }).click();
    await expect(page.getByText('Dados apagados!')).toBeVisible();
    expect(await idTokenOf(person.email, DEMO_PASSWORD)).toBeNull();
    await expect(page.getByText('Pessoa removida').first()).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  },
);

test(
  'everything of a company leaves in one archive that opens by itself',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, demo.supervisor, '/admin');
    await (await findClient(page, BAKERY)).getByRole('link', { name: BAKERY }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar empresa' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dados-[0-9A-Z]{14}-\d{4}-\d{2}-\d{2}\.zip$/);
    const { names, read } = await openArchive(download);
    expect(read('index.html')).toContain(BAKERY);
    expect(read('index.html')).toContain(', 0 não incluídos.');
    const pdf = names.find((name) => /^arquivos\/\d{4}-.+\.pdf$/.test(name)) ?? '';
    expect(read(pdf).slice(0, 5)).toBe('%PDF-');
    expect(read('dados/obrigacoes.csv')).toContain('DAS');
    expect(read('dados/mensagens.html')).not.toBe('');
  },
);
