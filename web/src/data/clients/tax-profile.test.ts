import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LocalAccount } from '#data/local/database-context.ts';
import { CLIENT, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { addProfileEntry, nameRules } from './tax-profile.ts';

let account: LocalAccount;
beforeEach(async () => {
  account = openTestAccount();
  await account.db.clients.put(serverRow('clients', 'c1', CLIENT));
});
afterEach(() => account.db.delete());

const stored = () => account.db.clients.get('c1');
const MEI = { from: '2024-01', regime: 'mei', payroll: 'none', annex: null } as const;

it('what a client becomes is added, what it was stays, and the regime of today follows', async () => {
  await addProfileEntry(account, 'c1', MEI);
  expect(await stored()).toMatchObject({ tax_profile: ['2024-01/mei/none/-'], tax_regime: 'mei' });
  await addProfileEntry(account, 'c1', { ...MEI, from: '2999-01', regime: 'lucro_real' });
  expect(await stored()).toMatchObject({
    tax_profile: ['2024-01/mei/none/-', '2999-01/lucro_real/none/-'],
    tax_regime: 'mei',
  });
});

it('a person has no regime, and the field of the list stays as it is', async () => {
  await addProfileEntry(account, 'c1', { ...MEI, regime: null, payroll: 'employees' });
  expect(await stored()).toMatchObject({
    tax_profile: ['2024-01/-/employees/-'],
    tax_regime: 'simples_nacional',
  });
});

it('two that are added at once are both there', async () => {
  await Promise.all([
    addProfileEntry(account, 'c1', MEI),
    addProfileEntry(account, 'c1', { ...MEI, from: '2025-01', regime: 'simples_nacional' }),
  ]);
  expect((await stored())?.tax_profile).toHaveLength(2);
});

it('a client that was removed meanwhile gets none', async () => {
  expect(await addProfileEntry(account, 'nobody', MEI)).toEqual({ ok: false, reason: 'gone' });
});

it('rules are named by their keys', async () => {
  await nameRules(account, 'c1', { rule_keys_added: ['dme'], rule_keys_removed: ['defis'] });
  expect(await stored()).toMatchObject({ rule_keys_added: ['dme'], rule_keys_removed: ['defis'] });
});
