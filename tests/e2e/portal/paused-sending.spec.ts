import { dropFiles, pdf } from '../support/files.ts';
import { firestore, PROJECT } from '../support/local-backend.ts';
import { demo, signInAs } from '../support/people.ts';
import { idOf } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const DATABASE = `${firestore}/v1/projects/${PROJECT}/databases/(default)/documents`;
const HEADERS = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

type Account = { name: string; fields: { client_id: { stringValue: string } } };

async function accountOf(email: string): Promise<{ uid: string; client_id: string }> {
  const where = {
    fieldFilter: { field: { fieldPath: 'email' }, op: 'EQUAL', value: { stringValue: email } },
  };
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'app_users' }], where } });
  const response = await fetch(`${DATABASE}:runQuery`, { method: 'POST', headers: HEADERS, body });
  const [answer] = (await response.json()) as { document: Account }[]; // the REST API's documented answer
  if (answer === undefined) throw new Error(`${email} has no account`);
  return { uid: idOf(answer.document), client_id: answer.document.fields.client_id.stringValue };
}

/** As the function does that counts what a company stores. */
async function pause(uid: string, clientIds: string[]): Promise<void> {
  const values = clientIds.map((stringValue) => ({ stringValue }));
  const body = JSON.stringify({ fields: { paused_client_ids: { arrayValue: { values } } } });
  const mask = 'updateMask.fieldPaths=paused_client_ids';
  await fetch(`${DATABASE}/app_users/${uid}?${mask}`, { method: 'PATCH', headers: HEADERS, body });
}

test(
  'a company that used up its quota is warned before it sends, and what it chose goes once there is room',
  { tag: '@turn-1' },
  async ({ page }, info) => {
    const { uid, client_id } = await accountOf(demo.otherClient);
    const file = await pdf(`Extrato ${info.project.name} ${Date.now()}.pdf`, 'Extrato');
    const notice = page.getByText('Esta empresa atingiu o limite de arquivos.');
    const row = page
      .getByRole('list', { name: 'Documentos Enviados' })
      .getByRole('listitem')
      .filter({ hasText: file.name });
    await signInAs(page, demo.otherClient, '/client-portal');
    await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
    await expect(notice).toBeHidden();
    try {
      await pause(uid, [client_id]);
      await expect(notice).toBeVisible();
      await dropFiles(page, [file]);
      await expect(row.getByText('No aparelho')).toBeVisible();
      await page.reload();
      await expect(notice).toBeVisible();
      await expect(row.getByText('No aparelho')).toBeVisible();
    } finally {
      await pause(uid, []);
    }
    await expect(notice).toBeHidden();
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
  },
);
