import { expectAccessible } from '../support/accessible.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, signInAs } from '../support/people.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

const TITLE = 'Documento devolvido';

test(
  'notices are read without a connection: the bell counts them, and what was read stays so on the device and at the server',
  { tag: '@turn-1' },
  async ({ page }) => {
    await signInAs(page, demo.client, '/client-portal');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const bell = page.getByRole('link', { name: /^Avisos/ });
    await expect(bell).toHaveAccessibleName(/, \d+ não lidos?$/, { timeout: 30_000 });
    await bell.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
    const unread = page.getByRole('list', { name: 'Novos' });
    await expect(unread.getByText(TITLE, { exact: true })).toBeVisible();
    await expectAccessible(page, 'the notices');

    await goOffline(page);
    await page.reload();
    await expect(unread.getByText(TITLE, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Marcar como lidos' }).click();
    await expect(unread).toHaveCount(0);
    await page.reload();
    const read = page.getByRole('list', { name: 'Antes' });
    await expect(read.getByText(TITLE, { exact: true })).toBeVisible();
    await expect(unread).toHaveCount(0);
    await expect(bell).toHaveAccessibleName('Avisos');

    await goOnline(page);
    const states = async () =>
      (await rowsWhere('notifications', 'title', TITLE)).map(
        ({ fields }) => 'timestampValue' in (fields['read_at'] ?? {}),
      );
    await expect.poll(states, { timeout: 30_000 }).toEqual([true]);
    await read.getByText(TITLE, { exact: true }).click();
    await expect(page).toHaveURL(/\/client-portal(\?|$)/);
  },
);
