import { assertFails } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, documentId, setDoc, updateDoc, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectGetAllowed, expectGetDenied, expectListDenied } from './support/expectations.ts';
import { PERSONA_NAMES } from './support/personas.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const APP = 'public/app';

describe('what is asked of every app', () => {
  it.each(PERSONA_NAMES)('is read by %s', async (persona) => {
    await world.put(APP, { minimum_version: '1.0.0' });
    await expectGetAllowed(world.as(persona), APP);
  });

  it.each(PERSONA_NAMES)('is written by nobody: %s', async (persona) => {
    await world.put(APP, { minimum_version: '1.0.0' });
    const app = doc(world.as(persona), APP);
    await assertFails(setDoc(app, { minimum_version: '99.0.0' }));
    await assertFails(updateDoc(app, { minimum_version: '99.0.0' }));
    await assertFails(deleteDoc(app));
  });

  it('is known to be nothing where nothing is asked', async () => {
    await world.erase(APP);
    await expectGetAllowed(world.as('visitor'), APP);
  });

  it('is read by nobody once it holds anything else', async () => {
    await world.put(APP, { minimum_version: '1.0.0', key: 'for few' });
    await expectGetDenied(world.as('admin'), APP);
  });

  it('is one document, and nothing else is beside it', async () => {
    await world.put(APP, { minimum_version: '1.0.0' });
    await expectGetDenied(world.as('admin'), 'public/other');
    await expectListDenied(world.as('admin'), 'public');
    await expectListDenied(world.as('admin'), 'public', where(documentId(), '==', 'app'));
  });
});
