import { deviceSchema } from '@portal/domain';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { accountRef } from '../accounts/account-rows.ts';
import { devicesOf } from '../devices/device-rows.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { followed } from '../logs/followed.ts';
import { links } from './links.ts';
import { personToTell } from './people-to-tell.ts';
import { tell } from './tell.ts';

const deviceFacts = deviceSchema.pick({ name: true }).strip();

/** An account was opened on a device that it was not on before. Its first device is no news. */
export const tellOfDevice = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'app_users/{uid}/devices/{id}' },
  followed('tellOfDevice', async ({ data, params: { uid, id } }) => {
    const device = deviceFacts.safeParse(data?.data()).data;
    if (device === undefined) return;
    const person = personToTell(await accountRef(uid).get());
    if (person === null) return;
    const others = await devicesOf(uid).select().limit(2).get();
    if (others.docs.every((other) => other.id === id)) return;
    const event = { tenant_id: person.tenant_id, subject: `${uid}_${id}`, occasion: '', client_id: null };
    const link = links.devices(person.role === 'client');
    await tell({ ...event, kind: 'device_new', facts: { device: device.name }, link }, [uid]);
  }),
);
