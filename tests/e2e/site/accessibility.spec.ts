import { expect, type Page, test } from '@playwright/test';
import { axeOf } from '../support/accessible.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';
import { differentPaths } from '../support/site-pages.ts';
import { THIRDS } from '../support/thirds.ts';

/** Everything that axe finds, whatever its weight. */
async function findingsOf(page: Page, what: string): Promise<string[]> {
  const { violations } = await axeOf(page).analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

async function expectNoFinding(page: Page, what: string): Promise<void> {
  expect(await findingsOf(page, what)).toEqual([]);
}

/** The narrowest phone with the long stories. */
const PHONES = process.env['PORTAL_STORIES'] === 'all' ? [320, 390] : [390];
const widthsOf = (project: string) => (project === 'phone' ? PHONES : [1280]);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: colorScheme === 'dark' ? ['@long'] : [] }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, tag, of } of THIRDS) {
      const turn = { tag: colorScheme === 'light' ? [tag] : [] };
      test(`the public pages have no finding, ${name}`, turn, async ({ page, request }, { project }) => {
        // At every width: minutes on a busy machine.
        test.setTimeout(300_000);
        const findings: string[] = [];
        for (const path of of([...(await differentPaths(request)), '/unknown'])) {
          await page.goto(path);
          for (const width of widthsOf(project.name)) {
            await page.setViewportSize({ width, height: 844 });
            findings.push(...(await findingsOf(page, `${path} at ${width}`)));
          }
        }
        expect(findings).toEqual([]);
      });
    }

    test(
      'the assistant and the form’s errors have no finding',
      { tag: colorScheme === 'light' ? ['@turn-2'] : [] },
      async ({ page }, { project }) => {
        for (const width of widthsOf(project.name)) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto('/contato');
          await page.getByRole('button', { name: 'Solicitar orçamento' }).click();
          await expect(page.getByText('Escreva o seu nome.')).toBeVisible();
          await expectNoFinding(page, `errors at ${width}`);
          await page.getByRole('button', { name: 'Assistente virtual' }).click();
          const panel = page.getByRole('dialog');
          await panel.getByRole('button', { name: 'Contato' }).click();
          await expect(panel.getByText('digitando')).toBeVisible();
          await expectNoFinding(page, `typing at ${width}`);
          await expect(panel.getByRole('link', { name: 'Ligar' })).toBeVisible();
          await expectNoFinding(page, `reply at ${width}`);
          await panel.getByRole('button', { name: 'Minimizar' }).click();
          await expectNoFinding(page, `minimised at ${width}`);
        }
      },
    );
  });
}

test(
  'no page scrolls sideways at 320 px, at 200 % zoom, or with text twice as large',
  { tag: '@turn-1' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    for (const path of [...(await differentPaths(request)), '/unknown']) {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(path);
      await expectNoSidewaysScroll(page, `${path} at 320 px`);
      // A window of 1280 x 900 at 200 % is one of 640 x 450.
      await page.setViewportSize({ width: 640, height: 450 });
      await expectNoSidewaysScroll(page, `${path} at 200 %`);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoSidewaysScroll(page, `${path} with large text`);
    }
  },
);

test(
  'the assistant fits a window at 200 % zoom and a phone held sideways',
  { tag: '@turn-2' },
  async ({ page }) => {
    for (const [width, height] of [
      [640, 450],
      [568, 320],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.getByRole('button', { name: 'Assistente virtual' }).click();
      const dialog = page.getByRole('dialog');
      // It slides in: where it comes to rest is what counts.
      await dialog.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
      const box = await dialog.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Fechar' })).toBeInViewport();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeInViewport();
      await expectNoSidewaysScroll(page, `${width} x ${height}`);
    }
  },
);
