import type { Page } from '@playwright/test';

/** On the phone the filters of a list wait behind a button. */
export async function showFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ });
  if (await button.isVisible()) await button.click();
}
