import { awaitMail, linkIn } from '../support/mailbox.ts';
import { newAddress, signIn, signUp } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

// The device that is signed in meanwhile loses its session.
test.use({ keepsPages: false, hasRefusals: true });

const OLD = 'A senha antiga 26';
const NEW = 'A senha nova 2026';

test(
  'a forgotten password is replaced through the mailed link, once',
  { tag: '@turn-2' },
  async ({ page, browser }) => {
    const email = newAddress('esquecida');
    await signUp(page, { full_name: 'Rita Esquecida', email, password: OLD, role: 'Contador' });

    const context = await browser.newContext({ locale: 'pt-BR' });
    const phone = await context.newPage();
    await phone.goto('/auth');
    await phone.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await phone.locator('input[type=email]:visible').fill(email);
    await phone.locator('input[type=email]:visible').press('Enter');
    await expect(phone.getByText('Email enviado!')).toBeVisible();

    const link = linkIn(await awaitMail(email, /senha/i), '/reset-password');
    await phone.goto(link);
    const fields = phone.locator('input[type=password]');
    await fields.first().fill(NEW);
    await fields.last().fill(NEW);
    await fields.last().press('Enter');
    await phone.waitForURL('**/auth**');

    await signIn(phone, email, NEW);
    await expect(phone.getByRole('heading', { name: 'Conta Pendente de Aprovação' })).toBeVisible();

    await phone.goto(link);
    await expect(phone.getByText(/link já foi usado|link expirou/i)).toBeVisible();
    await context.close();
  },
);

test('an unknown address gets the same answer', { tag: '@turn-3' }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.locator('input[type=email]:visible').fill(newAddress('ninguem'));
  await page.locator('input[type=email]:visible').press('Enter');
  await expect(page.getByText('Email enviado!')).toBeVisible();
});
