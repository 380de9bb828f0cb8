import { readFile } from 'node:fs/promises';
import { createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline } from '../support/offline.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'reports are computed, narrowed and exported without a connection, each chart with its table',
  { tag: '@turn-2' },
  async ({ page }) => {
    const { email } = await createAccount('Rita Relatório', 'accountant');
    await signInAs(page, email, '/admin/obligations');
    await expect(page.getByRole('button', { name: 'Concluir' }).first()).toBeVisible({ timeout: 30_000 });

    await goOffline(page);
    await page.goto('/admin/reports');
    for (const title of ['Total de Clientes', 'Documentos', 'Obrigações Pendentes', 'Obrigações Atrasadas']) {
      await expect(page.getByRole('term').filter({ hasText: title }).first()).toBeVisible();
    }
    const kinds = page
      .getByRole('table', { name: 'Por obrigação' })
      .or(page.getByRole('list', { name: 'Por obrigação' }));
    await expect(kinds).toContainText('FGTS');
    await expect(
      page.getByRole('img', { name: /Obrigações por mês de vencimento.*Concluída no prazo/ }),
    ).toBeVisible();
    await expectAccessible(page, 'conformity');

    for (const [tab, chart] of [
      ['Por cliente', 'Clientes com mais obrigações'],
      ['Desempenho da equipe', 'O que cada pessoa concluiu'],
      ['Tendências', 'Movimento do escritório'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('img', { name: new RegExp(chart) })).toBeVisible();
    }
    await expectAccessible(page, 'trends');

    // The months are in the URL, and are there again after a reload.
    await page.getByLabel('De', { exact: true }).selectOption({ index: 0 });
    await expect(page).toHaveURL(/relatorio=tendencias.*de=\d{4}-\d{2}/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Tendências' })).toHaveAttribute('aria-selected', 'true');
    const months = page
      .getByRole('table', { name: 'Mês a mês' })
      .or(page.getByRole('list', { name: 'Mês a mês' }));
    const shown = months.getByRole('rowheader').or(months.getByRole('listitem'));
    await expect(shown).toHaveCount(1);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^tendencias-\d{4}-\d{2}-a-\d{4}-\d{2}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[1]).toBe('Mês;Obrigações;% no prazo;Em atraso;Documentos;Solicitações;Tarefas concluídas');
    expect(lines).toHaveLength(3);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Tendências, \d{2}\/\d{4} a .* Impresso em/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeHidden();
  },
);
