import { companyIds, createAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { Person } from '../support/office.ts';
import { demo, openScreen, signInAs, signOut } from '../support/people.ts';
import { deliverToWorker, shownNotices, startPushService, tapNotice } from '../support/push-service.ts';
import { rowsWhere } from '../support/server-rows.ts';
import { expect, test } from '../support/story.ts';

test('a device that its person switches on is pushed to, a tap leads to the thing, and signing out ends it', async ({
  page,
  context,
}) => {
  const push = await startPushService(context);
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount('Lia Prado', 'client', [company]);
  await signInAs(page, person.email, '/client-portal/notices');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByLabel('Até as').selectOption('20:00');
  await expect(page.getByText('Sem silêncio: os avisos chegam a qualquer hora.')).toBeVisible();
  const hours = async () =>
    (await rowsWhere('preferences', 'user_id', person.uid)).map(({ fields }) => fields['quiet_to']);
  await expect.poll(hours, { timeout: 30_000 }).toEqual([{ integerValue: '20' }]);

  const here = page.getByRole('switch', { name: 'Avisar neste aparelho' });
  await expect(here).toBeEnabled();
  await expect(here).not.toBeChecked();
  await here.click();
  await expect(page.getByText('Este aparelho vai avisar você')).toBeVisible();
  await expect(here).toBeChecked();
  await expectAccessible(page, 'the preferences of notices');

  const office = await Person.of(demo.accountant);
  await office.say(company, 'R$ 1.842,37, até amanhã');
  await expect.poll(() => push.messages.length, { timeout: 30_000 }).toBe(1);
  const [message = ''] = push.messages;
  await deliverToWorker(page, message);
  await expect
    .poll(() => shownNotices(page))
    .toMatchObject([{ title: 'O escritório respondeu', body: 'Abra a conversa.' }]);
  // The same once more is the same on the screen.
  await deliverToWorker(page, message);
  await expect.poll(async () => (await shownNotices(page)).length).toBe(1);
  await tapNotice(page);
  await expect(page.getByRole('heading', { name: 'Chat com Contador' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'R$ 1.842,37, até amanhã' }).last()).toBeVisible();

  await openScreen(page, '/client-portal');
  await signOut(page);
  await office.say(company, 'Outra');
  const queued = async () =>
    (await rowsWhere('notifications', 'user_id', person.uid)).filter(
      ({ fields }) => fields['kind']?.['stringValue'] === 'message_answered',
    ).length;
  await expect.poll(queued, { timeout: 30_000 }).toBe(2);
  expect(push.messages).toHaveLength(1);
  await push.close();
});

test(
  'a browser whose person said no says so, and where to change it',
  { tag: '@turn-1' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await signInAs(page, demo.otherClient, '/client-portal/notices');
    await expect(page.getByText('O navegador bloqueou os avisos deste site.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Avisar neste aparelho' })).toHaveCount(0);
  },
);
