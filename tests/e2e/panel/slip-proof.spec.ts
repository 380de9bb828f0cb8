import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

test(
  'the proof of a slip is saved as a page, and read again by the file that checks proofs, without account and connection',
  { tag: '@turn-2' },
  async ({ page, browser, request }, info) => {
    await signInAs(page, demo.accountant, '/admin/slips');
    const published = page.getByRole('list', { name: 'Guias publicadas' }).getByRole('listitem');
    const button = published
      .filter({ hasText: 'Padaria Pão Dourado' })
      .getByRole('button', { name: /^Comprovante/ });
    await expect(button.first()).toBeEnabled({ timeout: 30_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), button.first().click()]);
    expect(download.suggestedFilename()).toMatch(/^Comprovante .*Padaria Pão Dourado.*\.pdf$/);

    const answer = await request.get('/verificador');
    expect(answer.headers()['content-disposition']).toBe('attachment; filename="verificador.html"');
    const verifier = info.outputPath('verificador.html');
    await writeFile(verifier, await answer.body());
    const elsewhere = await browser.newContext({ offline: true });
    const checker = await elsewhere.newPage();
    await checker.goto(pathToFileURL(verifier).href);
    await checker
      .getByLabel('Comprovante', { exact: false })
      .first()
      .setInputFiles(await download.path());
    // By themselves schedules do not run here: the chain has not come to it.
    await expect(checker.getByRole('heading', { name: /^Ainda não dá para conferir/ })).toBeVisible();
    await expect(checker.getByRole('cell', { name: 'Publicada' })).toBeVisible();
    await elsewhere.close();

    await goOffline(page);
    await button.first().click();
    await expect(
      page.getByText('O comprovante é feito no servidor. Tente de novo com conexão.'),
    ).toBeVisible();
    await goOnline(page);
  },
);
