import { leaveToken } from 'functions/src/unsubscribe/leave-token.ts';
import { createAccount, createFirm } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signInAs } from '../support/people.ts';
import { textOf } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

test(
  'who follows the link of a notice is asked, and with one press gets no more by e-mail, on every device',
  { tag: '@turn-3' },
  async ({ page, context }) => {
    const firm = await createFirm('Contas Claras');
    const person = await createAccount('Lia Torres', 'accountant', [], firm);
    await signInAs(page, person.email, '/admin/settings?aba=notificacoes');
    const byEmail = page.getByRole('group', { name: 'Como avisar' }).getByLabel(/Por e-mail/);
    await expect(byEmail).toBeChecked();

    const mail = await context.newPage();
    await mail.setViewportSize({ width: 320, height: 640 });
    // Nobody's: it also has the key made, where this is the first of all.
    expect((await mail.request.get('/cancelar-avisos/aurora.ninguem.x')).status()).toBe(404);
    const key = await textOf('keys/unsubscribe', 'key');
    await mail.goto(`/cancelar-avisos/${leaveToken(key, { tenant_id: firm, user_id: person.uid })}`);
    await expect(mail.getByRole('heading', { name: 'Parar de receber avisos por e-mail?' })).toBeVisible();
    await expectAccessible(mail, 'the way out of notices');
    expect(await mail.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await mail.getByRole('button', { name: 'Parar de receber' }).click();
    await expect(mail.getByRole('heading', { name: /Pronto/ })).toBeVisible();
    await mail.close();

    await expect(byEmail).not.toBeChecked();
  },
);
