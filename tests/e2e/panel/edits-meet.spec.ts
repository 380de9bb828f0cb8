import { formatTaxId } from '@portal/domain';
import { expectAccessible } from '../support/accessible.ts';
import { createClient, editClient, expectClient, findClient, newTaxId } from '../support/clients.ts';
import { goOffline, goOnline } from '../support/offline.ts';
import { demo, openScreen, signInAs } from '../support/people.ts';
import { expect, test } from '../support/story.ts';

// Two who come back at the same moment race for the row, and one of them writes again.
test.use({ hasRefusals: true });

/** Of nobody else: a company of the demo would be known by it afterwards, and of one that is known the form speaks. */
const anyTaxId = () => formatTaxId(newTaxId(Date.now()));

test(
  'a client made without a connection arrives elsewhere, and edits of different fields meet',
  { tag: '@turn-3' },
  async ({ page: road, openDevice }, info) => {
    const [name, taxId] = [`Oficina ${info.project.name} ${Date.now()}`, anyTaxId()];
    const [office] = await Promise.all([
      openDevice(demo.supervisor, '/admin'),
      signInAs(road, demo.accountant, '/admin'),
    ]);
    await findClient(road, 'Padaria');
    await expect(road.getByText('Padaria Pão Dourado').first()).toBeVisible();

    await goOffline(road);
    await createClient(road, { 'Razão Social': name, 'CNPJ/CPF': taxId });
    await editClient(road, name, { 'Nome Fantasia': 'Dois Irmãos' });
    await expect((await findClient(road, name)).getByText('No aparelho')).toBeVisible();
    await goOnline(road);
    await expectClient(office, name, { 'CNPJ/CPF': taxId, 'Nome Fantasia': 'Dois Irmãos' });

    await Promise.all([goOffline(road), goOffline(office)]);
    await editClient(road, name, { Telefone: '(11) 3344-5566' });
    await editClient(office, name, { 'E-mail': 'oficina@exemplo.com.br' });
    await Promise.all([goOnline(road), goOnline(office)]);
    const both = { Telefone: '(11) 3344-5566', 'E-mail': 'oficina@exemplo.com.br' };
    await expectClient(road, name, both);
    await expectClient(office, name, both);
  },
);

test('of two edits of the same fields the second person decides, field by field', async ({
  page: first,
  openDevice,
}, info) => {
  const [name, number] = [`Mercearia ${info.project.name} ${Date.now()}`, anyTaxId()];
  const [second] = await Promise.all([
    openDevice(demo.supervisor, '/admin'),
    signInAs(first, demo.accountant, '/admin'),
  ]);
  await createClient(first, { 'Razão Social': name, 'CNPJ/CPF': number });
  await expectClient(second, name, { 'CNPJ/CPF': number });

  await Promise.all([goOffline(first), goOffline(second)]);
  await editClient(first, name, {
    'CNPJ/CPF': '00.000.000/0001-91',
    'Regime Tributário': 'Lucro Presumido',
    'Nome Fantasia': 'Da Ana',
  });
  await editClient(second, name, {
    'CNPJ/CPF': '6A.3ED.MWP/0001-68',
    'Regime Tributário': 'Lucro Real',
    'Nome Fantasia': 'Do Rui',
  });
  await goOnline(first);
  await expect((await findClient(first, name)).getByText('No aparelho')).toBeHidden();
  await goOnline(second);

  await openScreen(second, '/sync');
  const question = second.getByRole('article').filter({ hasText: name });
  const regime = question.getByRole('group', { name: 'Regime' });
  await expect(regime.getByRole('radio', { name: /Lucro Real/ })).toBeChecked();
  await expect(regime.getByText('Antes: Simples Nacional')).toBeVisible();
  await expect(regime.getByRole('radio', { name: /Lucro Presumido.*Versão de Rafael/ })).toBeVisible();
  const taxId = question.getByRole('group', { name: 'CNPJ/CPF' });
  await expect(taxId.getByRole('radio', { name: /6A\.3ED\.MWP\/0001-68/ })).toBeChecked();
  await expectAccessible(second, 'two versions of one record');
  await taxId.getByRole('radio', { name: /00\.000\.000\/0001-91/ }).check();
  await question.getByRole('button', { name: 'Salvar esta escolha' }).click();
  await expect(second.getByText('Escolha salva')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Tudo enviado' })).toBeVisible();

  // Chosen field by field; of a name to call it by, the later word wins.
  const settled = {
    'CNPJ/CPF': '00.000.000/0001-91',
    'Regime Tributário': 'Lucro Real',
    'Nome Fantasia': 'Do Rui',
  };
  await expectClient(second, name, settled);
  await expectClient(first, name, settled);
});
