import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { demo, signInAs } from './support/people.ts';
import { expect, test } from './support/story.ts';

/** Every tab and screen of the portal, and what is shown once its content is there. */
const PORTAL_SCREENS: readonly { path: string; shown: (page: Page) => Locator }[] = [
  {
    path: '/client-portal?aba=documentos',
    shown: (page) => page.getByRole('listitem').filter({ hasText: 'Devolvido pelo contador' }),
  },
  {
    path: '/client-portal?aba=obrigacoes',
    shown: (page) => page.getByRole('list', { name: /^Anexos de ISS/ }),
  },
  { path: '/client-portal?aba=chat', shown: (page) => page.getByRole('article').last() },
  {
    path: '/client-portal/requests',
    shown: (page) => page.getByRole('link', { name: /^Solicitar Segunda via de guia/ }),
  },
  { path: '/client-portal/requests/new', shown: (page) => page.getByLabel('Do que você precisa?') },
  { path: '/client-portal/me', shown: (page) => page.getByLabel('Nome completo') },
];

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme}`, { tag: theme === 'dark' ? ['@long'] : [] }, () => {
    // A mark that is fading in has no contrast yet; without motion every colour is what it stays.
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('the public and the sign-in pages have no serious finding', async ({ page }) => {
      for (const path of ['/', '/auth', '/reset-password']) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Cadastro' }).click();
      await expect(page.getByLabel('Nome completo')).toBeVisible();
      await expectAccessible(page, 'Cadastro');
    });

    test('the portal has no serious finding', async ({ page }) => {
      // Seven screens, each audited whole: 36 s were seen on a busy machine.
      test.setTimeout(120_000);
      await signInAs(page, demo.client, '/client-portal');
      for (const { path, shown } of PORTAL_SCREENS) {
        await page.goto(path);
        await expect(shown(page)).toBeVisible();
        await expect(page.getByText(/^Carregando/)).toHaveCount(0);
        await expectAccessible(page, path);
      }
      // One request has a URL of its own.
      await page.goto('/client-portal/requests');
      await page.getByRole('link', { name: /^Certificado digital A1.*Concluída/s }).click();
      await expect(page.getByRole('heading', { name: 'Resposta do escritório' })).toBeVisible();
      await expectAccessible(page, 'a request');
    });

    test('the panel has no serious finding', async ({ page }) => {
      // Nine screens, each audited whole.
      test.setTimeout(120_000);
      await signInAs(page, demo.admin, '/admin');
      for (const path of [
        '/admin',
        '/admin/clients',
        '/admin/obligations',
        '/admin/documents',
        '/admin/messages',
        '/admin/tasks',
        '/admin/requests',
        '/admin/settings',
        '/sync',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectAccessible(page, path);
      }
    });
  });
}
