import { companyIds } from '../support/accounts.ts';
import { goOffline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

const [BAKERY, LANDLINE] = ['Padaria Pão Dourado Ltda', 'Clínica Odonto Sorriso S/S'];

test(
  'a prepared text for WhatsApp leads into the portal, also without a connection',
  { tag: '@turn-2' },
  async ({ page }) => {
    const [bakery = '', other = ''] = await companyIds([BAKERY, LANDLINE]);
    await signInAs(page, demo.accountant, `/admin/clients/${bakery}?secao=obrigacoes`);
    const link = page.getByRole('link', { name: `WhatsApp para ${BAKERY}, abre em outra aba` });
    const edit = page.getByRole('button', { name: /^Editar / }).first();
    await expect(link).toBeVisible();
    // The obligations are on the device.
    await expect(edit).toBeVisible();
    await goOffline(page);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(`${href.origin}${href.pathname}`).toMatch(/^https:\/\/wa\.me\/55\d{2}9\d{8}$/);
    const text = href.searchParams.get('text') ?? '';
    expect(text).toContain(BAKERY);
    const inPortal = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '');
    expect(inPortal.origin).toBe(new URL(page.url()).origin);
    expect(inPortal.pathname + inPortal.search).toBe(`/client-portal?aba=chat&empresa=${bakery}`);

    // Of one obligation too, from where it is edited.
    await edit.click();
    const ofOne = page
      .getByRole('dialog')
      .getByRole('link', { name: `WhatsApp para ${BAKERY}, abre em outra aba` });
    const about = new URL((await ofOne.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(about).toMatch(/uma obrigação de .* que vence em \d{2}\/\d{2}\/\d{4}/);
    expect(about).toContain(`/client-portal?aba=obrigacoes&empresa=${bakery}`);
    await page.keyboard.press('Escape');

    // A landline has none.
    await openScreen(page, `/admin/clients/${other}`);
    await expect(page.getByRole('heading', { name: LANDLINE })).toBeVisible();
    await expect(page.getByRole('link', { name: /^WhatsApp para/ })).toHaveCount(0);
  },
);
