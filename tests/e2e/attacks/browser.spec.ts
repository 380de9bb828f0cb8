import { Person } from '../support/office.ts';
import { companyIds, createAccount } from '../support/accounts.ts';
import { dropFiles, pdf } from '../support/files.ts';
import { idTokenOf } from '../support/local-backend.ts';
import { demo, newAddress, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

/** Leaves a mark wherever it is taken for more than a text. */
const SCRIPT = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

test(
  '10 A password that is common or the person’s own address makes no account',
  { tag: '@turn-1' },
  async ({ page }) => {
    const email = newAddress('fraca');
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Cadastro' }).click();
    await page.getByLabel('Nome completo').fill('Ana Dias');
    await page.locator('input[type=email]:visible').fill(email);
    for (const password of ['1234567', 'senha123', email]) {
      await page.locator('input[type=password]:visible').fill(password);
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.locator('input[type=password]:visible')).toHaveAttribute('aria-invalid', 'true');
      expect(await idTokenOf(email, password), password).toBeNull();
    }
  },
);

test('41 A script in a name, a message or the name of a file is shown as text', async ({ page }) => {
  const [company = ''] = await companyIds(['Padaria Pão Dourado Ltda']);
  const person = await createAccount(SCRIPT, 'client', [company]);
  await (await Person.of(person.email)).say(company, SCRIPT);
  await signInAs(page, person.email, '/client-portal');
  const name = `${Date.now()} <img src=x onerror=window.attacked=1>.pdf`;
  await dropFiles(page, [await pdf(name, 'x')]);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(page.getByRole('article').filter({ hasText: SCRIPT }).last()).toBeVisible();
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});

test('42 Every answer, a missing page too, carries the headers that keep scripts out', async ({
  request,
}) => {
  for (const path of ['/', '/auth', '/admin/clients', '/sync', '/sw.js', '/assets/nothing.js', '/nowhere']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    const scripts = policy.find((directive) => directive.startsWith('script-src '));
    expect(scripts, path).toMatch(/^script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}='){3}( https:\/\/\S+)*$/);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(directive);
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8,}; includeSubDomains/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])
      expect(headers[name], `${name} of ${path}`).toBeTruthy();
  }
});

test('43 A URL to go on to that is elsewhere is ignored', { tag: '@turn-3' }, async ({ page, baseURL }) => {
  await signInAs(page, demo.client, '/client-portal');
  const evil = [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/%2F/evil.example',
    'javascript:alert(1)',
  ];
  for (const next of evil) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await page.waitForURL((url) => url.pathname.startsWith('/client-portal'));
    expect(new URL(page.url()).origin, next).toBe(new URL(baseURL ?? '').origin);
  }
});
