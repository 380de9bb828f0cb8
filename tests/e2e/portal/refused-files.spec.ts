import { dropFiles, pdf, program } from '../support/files.ts';
import { fillDevice, freeDevice, goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test('files that cannot be taken are refused by name and reason, and the others of the same drop go on', async ({
  page,
}, info) => {
  const good = await pdf(`Guia ${info.project.name} ${Date.now()}.pdf`, 'Guia');
  const refused = {
    'vazio.pdf': 'O arquivo está vazio.',
    'filmagem.pdf': 'O arquivo passa do limite de 25 MB.',
    'boleto.pdf': 'Este tipo de arquivo não é aceito.',
    'sumiu.pdf': 'O aparelho não conseguiu ler o arquivo.',
  };
  await signInAs(page, demo.client, '/client-portal');
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
  await dropFiles(page, [
    { ...good, name: 'vazio.pdf', buffer: Buffer.alloc(0) },
    { name: 'filmagem.pdf', made: 'too_large' },
    program('boleto.pdf'),
    { name: 'sumiu.pdf', made: 'unreadable' },
    good,
  ]);

  const notice = page.getByRole('list', { name: 'Arquivos não aceitos' });
  for (const [name, reason] of Object.entries(refused)) {
    await expect(notice.getByRole('listitem').filter({ hasText: name })).toContainText(reason);
  }
  const documents = page.getByRole('list', { name: 'Documentos Enviados' });
  await expect(
    documents.getByRole('listitem').filter({ hasText: good.name }).getByText('Enviado', { exact: true }),
  ).toBeVisible();
  for (const name of Object.keys(refused)) await expect(documents.getByText(name)).toHaveCount(0);
  await expect(page.getByText('Erro ao enviar documentos')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Entendi' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Erro ao enviar documentos')).toBeHidden();
});

test(
  'a full device says so in one sentence, loses nothing, and works again with room',
  { tag: '@turn-3' },
  async ({ page }, info) => {
    const run = `${info.project.name} ${Date.now()}`;
    const [first, second] = [
      await pdf(`Primeiro ${run}.pdf`, 'Primeiro'),
      await pdf(`Segundo ${run}.pdf`, 'Segundo'),
    ];
    await signInAs(page, demo.client, '/client-portal');
    const documents = page.getByRole('list', { name: 'Documentos Enviados' });
    const row = (name: string) => documents.getByRole('listitem').filter({ hasText: name });
    await expect(row('Enviado').first()).toBeVisible();
    await goOffline(page);
    await dropFiles(page, [first]);
    await expect(row(first.name).getByText('No aparelho')).toBeVisible();

    await fillDevice(page);
    await dropFiles(page, [second]);
    const notice = page.getByRole('list', { name: 'Arquivos não aceitos' });
    await expect(notice).toContainText(
      `${second.name}: Não há espaço livre neste aparelho para guardar o arquivo.`,
    );
    await expect(row(second.name)).toHaveCount(0);
    await expect(row(first.name).getByText('No aparelho')).toBeVisible();

    // What was there before is sent from a full device too.
    await goOnline(page);
    await expect(row(first.name).getByText('Enviado', { exact: true })).toBeVisible();

    await freeDevice(page);
    await dropFiles(page, [second]);
    await expect(row(second.name).getByText('Enviado', { exact: true })).toBeVisible();
  },
);
