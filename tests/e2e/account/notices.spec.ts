import { createAccount } from '../support/accounts.ts';
import { demo, enterCredentials, newAddress, signIn } from '../support/people.ts';
import { expect, test } from '../support/story.ts';
import { expectUncovered } from '../support/uncovered.ts';

test.use({ keepsPages: false });

test(
  'a login that succeeds takes the failures before it away, and its own notice leaves with the arrival',
  { tag: '@turn-1' },
  async ({ page }) => {
    await signIn(page, demo.accountant, 'Errada@2026!');
    await expect(page.getByRole('alert').getByText('Erro no Login')).toBeVisible();
    await enterCredentials(page, demo.accountant);
    await expect(page.getByText('Login realizado com sucesso!')).toBeVisible();
    await expect(page.getByText('Erro no Login')).toBeHidden();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Redirecionando...')).toBeHidden({ timeout: 4_000 });
  },
);

test(
  'while the account’s data is awaited for long the screen says so, in place of the form',
  { tag: '@turn-2' },
  async ({ page, context }) => {
    const person = await createAccount('Lia Torres', 'accountant');
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    // The database alone does not answer; who somebody is can be asked.
    await context.route(/google\.firestore\.v1/, () => undefined);
    await enterCredentials(page, person.email);
    await expect(page.getByText(/Esperando o servidor mandar os dados da sua conta/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeHidden();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'no notice covers the way out of the waiting screen on a phone',
  { tag: '@turn-3' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Cadastro' }).click();
    await page.getByLabel('Nome completo').fill('Rita Campos');
    await page.getByLabel('E-mail').fill(newAddress('rita'));
    await page.getByLabel('Senha', { exact: true }).fill('Uma frase bem comprida');
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Conta Pendente de Aprovação' })).toBeVisible();
    await expect(page.getByText('Cadastro realizado!')).toBeVisible();
    await expectUncovered(page, page.getByRole('button', { name: 'Sair' }));
  },
);
