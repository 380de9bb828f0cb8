import { expectAccessible } from '../support/accessible.ts';
import { companyIds, createAccount, patchRow } from '../support/accounts.ts';
import { Person } from '../support/office.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'a member of staff is told of a new request: the bell counts it, the list names it, and it leads to the thing',
  { tag: '@turn-2' },
  async ({ page }) => {
    const description = `Preciso com urgência ${Math.random().toString(36).slice(2, 10)}`;
    const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
    // Nobody else's notices are among theirs.
    const person = await createAccount('Nina Reis', 'accountant');
    await signInAs(page, person.email, '/admin');
    const bell = page.getByRole('link', { name: /^Avisos/ });
    await expect(bell).toHaveAccessibleName('Avisos');

    await request(company, (await Person.of(demo.client)).uid, description);
    await expect(bell).toHaveAccessibleName(/, \d+ não lidos?$/, { timeout: 30_000 });
    await bell.click();
    const told = page
      .getByRole('list', { name: 'Novos' })
      .getByText('Padaria Pão Dourado fez uma solicitação', { exact: true });
    await expect(told.first()).toBeVisible();
    await expectAccessible(page, 'the notices of the panel');
    await told.first().click();
    await expect(page.getByText(description)).toBeVisible();
    await page.getByRole('link', { name: /^Avisos/ }).click();
    await expect(page.getByRole('list', { name: 'Antes' }).getByText(/fez uma solicitação/)).toBeVisible();
  },
);

/** As the portal sends one. */
function request(client_id: string, by: string, description: string): Promise<void> {
  const id = `r${Date.now().toString(36)}`;
  const now = new Date();
  return patchRow(`tenants/aurora/service_requests/${id}`, {
    ...{ client_id, service_id: 'certidao', description, status: 'open', answer: null, document_ids: [] },
    ...{ tenant_id: 'aurora', rev: 1, last_op: `${by}_story0000001`, deleted_at: null },
    ...{ created_at: now, created_by: by, updated_at: now, updated_by: by },
  });
}
