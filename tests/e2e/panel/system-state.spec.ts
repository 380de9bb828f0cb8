import { createAccount, createFirm, patchRow } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { awaitMail, mailsTo } from '../support/mailbox.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { newAddress, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'an administrator sees an e-mail that failed, without a connection too, and sends it anew',
  { tag: '@turn-2' },
  async ({ page }) => {
    const firm = await createFirm('Contas Claras');
    const admin = await createAccount('Helena Admin', 'admin', [], firm);
    const to = newAddress('falhou');
    const now = Date.now();
    await patchRow(`mail/approval_${admin.uid}`, {
      kind: 'account_approved',
      tenant_id: firm,
      user_id: admin.uid,
      to,
      name: 'Ana Dias',
      origin: null,
      state: 'failed',
      reason: 'smtp_550',
      lease_until: 0,
      send_before: now,
      queued_at: new Date(now - 3_600_000),
      settled_at: new Date(now - 60_000),
      expires_at: new Date(now + 86_400_000),
    });
    await signInAs(page, admin.email, '/admin/settings?aba=sistema');
    const card = page.getByRole('region', { name: 'Funcionamento do portal' });
    const failed = card.getByRole('list', { name: 'E-mails que falharam' });
    const resend = failed.getByRole('button', { name: `Reenviar Cadastro aprovado para ${to}` });
    await expect(failed).toContainText('O endereço não existe ou não recebe mensagens.');
    await expectAccessible(page, 'how the portal works');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await goOffline(page);
    await page.reload();
    await expect(card).toContainText('Sem conexão: assim foi visto às');
    await expect(failed).toContainText(to);
    await expect(resend).toBeDisabled();
    await expect(card).not.toContainText('Em dia');

    await goOnline(page);
    await resend.click();
    await expect(page.getByText('E-mail na fila de envio')).toBeVisible();
    await expect(card).toContainText('Nenhum e-mail falhou.');
    await awaitMail(to, /aprovada/);
    expect(await mailsTo(to)).toHaveLength(1);
  },
);
