import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demo, signInAs } from './support/people.ts';
import { expect, test } from './support/story.ts';

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    screen,
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in ${theme}`, () => {
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
      await signInAs(page, demo.client, '/client-portal');
      await expect(page.getByRole('listitem').filter({ hasText: 'Enviado' }).first()).toBeVisible();
      await expectAccessible(page, 'Documentos');
    });

    test('the panel has no serious finding', async ({ page }) => {
      await signInAs(page, demo.admin, '/admin');
      for (const path of ['/admin', '/admin/clients', '/admin/documents', '/admin/settings', '/sync']) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectAccessible(page, path);
      }
    });
  });
}
