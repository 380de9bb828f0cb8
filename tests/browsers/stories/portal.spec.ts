import { demo } from '../../e2e/support/people.ts';
import { test } from '../story.ts';

test('a client signs in and sees the documents', { tag: '@every-day' }, async ({ device }) => {
  const tab = await device.signIn(demo.client, '/client-portal');
  await tab.see({ css: '[aria-label="Documentos Enviados"] > li', text: 'Enviado' });
});
