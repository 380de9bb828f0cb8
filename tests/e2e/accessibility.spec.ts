import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { demo, signInAs } from './support/people.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/story.ts';
import { THIRDS } from './support/thirds.ts';

/** Every tab and screen of the portal, what leads on to one without a path of its own, and what is shown at last. */
const PORTAL_SCREENS: readonly {
  path: string;
  pressed?: (page: Page) => Locator;
  shown: (page: Page) => Locator;
}[] = [
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
  {
    path: '/client-portal/requests',
    pressed: (page) => page.getByRole('link', { name: /^Certificado digital A1.*Concluída/s }),
    shown: (page) => page.getByRole('heading', { name: 'Resposta do escritório' }),
  },
  {
    path: '/client-portal/month',
    shown: (page) => page.getByRole('list', { name: 'Para pagar' }).getByRole('article').last(),
  },
  {
    path: '/client-portal/asked',
    shown: (page) => page.getByRole('heading', { name: 'Documentos pedidos' }),
  },
  { path: '/client-portal/notices', shown: (page) => page.getByRole('heading', { name: 'Avisos' }) },
];

const PANEL_SCREENS = [
  '/admin',
  '/admin/clients',
  '/admin/obligations',
  '/admin/obligations/month',
  '/admin/obligations/rules',
  '/admin/documents',
  '/admin/messages',
  '/admin/tasks',
  '/admin/requests',
  '/admin/settings',
  '/sync',
  '/admin/obligations/selic',
  '/admin/asks',
  '/admin/asks/new',
  '/admin/obligations?view=calendar',
  '/admin/slips',
  '/admin/services',
  '/admin/notes',
  '/admin/reports',
  '/admin/notices',
  '/admin/audit',
  '/admin/clients/import',
];

const PEOPLE = [
  ['portal', demo.client, '/client-portal', PORTAL_SCREENS.map(({ path }) => path)],
  ['panel', demo.admin, '/admin', PANEL_SCREENS],
] as const;

for (const [side, person, home, screens] of PEOPLE)
  for (const { name, tag, of } of THIRDS)
    test(
      `the ${side} scrolls sideways neither at 320 px nor at 200 % zoom, ${name}`,
      { tag },
      async ({ page }) => {
        test.setTimeout(120_000);
        await signInAs(page, person, home);
        for (const path of of(screens)) {
          await page.setViewportSize({ width: 320, height: 640 });
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expect(page.getByText(/^Carregando/)).toHaveCount(0);
          await expectNoSidewaysScroll(page, `${path} at 320 px`);
          // A window of 1280 x 900 at 200 % is one of 640 x 450.
          await page.setViewportSize({ width: 640, height: 450 });
          await expectNoSidewaysScroll(page, `${path} at 200 %`);
        }
      },
    );

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

    for (const { name, tag, of } of THIRDS) {
      const turn = { tag: theme === 'light' ? [tag] : [] };

      test(`the portal has no serious finding, ${name}`, turn, async ({ page }) => {
        // Each screen is audited whole.
        test.setTimeout(120_000);
        await signInAs(page, demo.client, '/client-portal');
        for (const { path, pressed, shown } of of(PORTAL_SCREENS)) {
          await page.goto(path);
          await pressed?.(page).click();
          await expect(shown(page)).toBeVisible();
          await expect(page.getByText(/^Carregando/)).toHaveCount(0);
          await expectAccessible(page, pressed ? `what ${path} leads to` : path);
        }
      });

      test(`the panel has no serious finding, ${name}`, turn, async ({ page }) => {
        test.setTimeout(120_000);
        await signInAs(page, demo.admin, '/admin');
        for (const path of of(PANEL_SCREENS)) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectAccessible(page, path);
        }
      });
    }
  });
}
