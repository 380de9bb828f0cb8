import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { companyIds, createAccount } from '../support/accounts.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { idOf, rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

// No demo account belongs to it: what is here changes under no other story.
const CLIENT = 'Lavanderia Água Limpa Ltda';

async function ask(portal: Page, about: string): Promise<void> {
  await openScreen(portal, '/client-portal/requests/new');
  await portal.getByRole('combobox', { name: 'Serviço' }).selectOption({ label: 'Segunda via de guia' });
  await portal.getByLabel('Do que você precisa?').fill(about);
  await portal.getByRole('button', { name: 'Enviar solicitação' }).click();
  await expect
    .poll(async () => (await rowsWhere('service_requests', 'description', about)).length, { timeout: 30_000 })
    .toBe(1);
}

test(
  'a request is answered and made a task without a connection, and the client reads the answer',
  { tag: '@turn-3' },
  async ({ page, openDevice }, info) => {
    const about = `Guia do ISS ${info.project.name} ${Date.now()}`;
    const answer = `Segue a guia de ${info.project.name}`;
    const companies = await companyIds([CLIENT]);
    const person = await createAccount('Davi Melo', 'client', companies);
    const portal = await openDevice(person.email, '/client-portal');
    await ask(portal, about);
    const [request] = await rowsWhere('service_requests', 'description', about);
    if (request === undefined) throw new Error('it was not sent');

    await signInAs(page, demo.accountant, '/admin/requests?status=open');
    await page.getByLabel('Cliente', { exact: true }).selectOption({ label: CLIENT });
    await expect(page).toHaveURL(/status=open&cliente=/);
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: about });
    await expect(row.getByText('Aberta')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, 'the clients’ requests');

    await goOffline(page);
    await row.getByRole('link', { name: 'Segunda via de guia' }).click();
    await expect(page.getByText(about)).toBeVisible();
    await page.getByLabel('Resposta', { exact: true }).fill(answer);
    // Not saved, and not lost.
    await expect(page.getByText('O que você escreveu está guardado neste aparelho.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Resposta', { exact: true })).toHaveValue(answer);
    await page.getByLabel('Status').selectOption({ label: 'Concluída' });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Solicitação atualizada com sucesso!')).toBeVisible();
    await expect(page.getByText('Situação: Concluída, com resposta')).toBeVisible();
    await page.getByRole('button', { name: 'Transformar em tarefa' }).click();
    await expect(page.getByText('Tarefa criada com sucesso!')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Resposta', { exact: true })).toHaveValue(answer);
    await expect(page.getByText('Ainda não salvo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Transformar em tarefa' })).toHaveCount(0);
    // Here no notice is fading in or out.
    await expectAccessible(page, 'a client’s request');
    await page
      .getByRole('link', { name: /^Tarefa/ })
      .filter({ hasText: 'Segunda via de guia' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Editar Tarefa' });
    await expect(dialog.getByLabel('Solicitação').locator('option:checked')).toContainText(
      'Segunda via de guia',
    );
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    await goOnline(page);
    const answered = async () =>
      (await rowsWhere('service_requests', 'description', about))[0]?.fields['answer'];
    await expect.poll(answered, { timeout: 30_000 }).toEqual({ stringValue: answer });
    await expect.poll(async () => (await rowsWhere('tasks', 'request_id', idOf(request))).length).toBe(1);

    await openScreen(portal, `/client-portal/requests/${idOf(request)}`);
    await expect(portal.getByText(answer)).toBeVisible({ timeout: 30_000 });
  },
);
