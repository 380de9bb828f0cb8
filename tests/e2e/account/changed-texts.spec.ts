import { LEGAL_VERSIONS } from '@portal/domain';
import { companyIds, createAccount, patchRow } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'a new version of the terms is asked for before going on, and not without a connection',
  { tag: '@turn-1' },
  async ({ page }) => {
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    const { uid, email } = await createAccount('Nilo Termos', 'client', [company]);
    const before = { text: 'terms', version: '0.9', at: '2025-01-02T12:00:00.000000000Z' };
    await patchRow(`app_users/${uid}`, { consents: [before] });
    const question = page.getByRole('heading', { name: 'Há uma nova versão' });
    const list = page.getByRole('listitem').filter({ hasText: 'Enviado' }).first();
    await signInAs(page, email, '/client-portal');
    await expect(question).toBeVisible();
    await expect(page.getByRole('link', { name: 'Termos de Uso' })).toHaveAttribute('href', '/termos');
    await expectAccessible(page, 'the question about a new version');

    await goOffline(page);
    await page.getByRole('button', { name: 'Continuar sem conexão' }).click();
    await expect(list).toBeVisible();
    await page.reload();
    await expect(list).toBeVisible();
    await goOnline(page);
    await page.reload();
    await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
    await expect(list).toBeVisible();
    await page.goto('/client-portal/me');
    await expect(page.getByText(`Versão ${LEGAL_VERSIONS.terms}, aceita em`)).toBeVisible();
    await expect(question).toHaveCount(0);
  },
);
