import { assertFails } from '@firebase/rules-unit-testing';
import { collectionGroup, getDocs, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ENTITY_NAMES, type EntityName } from '@portal/domain';
import { readStatus } from '../functions/support/people.ts';
import {
  expectCommitDenied,
  expectGetAllowed,
  expectGetDenied,
  expectListDenied,
} from '../rules/support/expectations.ts';
import { createOperation, patchOperation, removeOperation } from '../rules/support/operations.ts';
import {
  COMPANY,
  FIRM,
  FOREIGN_COMPANY,
  OTHER_COMPANY,
  OTHER_FIRM,
  STAFF,
  uidOf,
} from '../rules/support/personas.ts';
import { validFields } from '../rules/support/rows.ts';
import { bucketStatus } from './raw-requests.ts';
import { useRealWorld } from './real-world.ts';

const world = useRealWorld();
const at = (entity: string, tenant = FIRM) => `tenants/${tenant}/${entity}`;

/** What belongs to one company and is shown to its people. */
const COMPANY_ROWS = [
  'companies',
  'obligations',
  'documents',
  'message_threads',
  'slips',
  'slip_events',
  'document_requests',
  'request_items',
  'thread_reads',
  'messages',
  'service_requests',
] as const satisfies EntityName[];
const STAFF_ROWS = [
  ...['clients', 'notes', 'tasks', 'thread_staff', 'canned_answers'],
  ...['obligation_rules', 'firm_days', 'month_overrides', 'request_templates'],
] as const satisfies EntityName[];

describe('isolation', () => {
  it('13 A client reads nothing of another client of the same firm, by id, list or collection group', async () => {
    for (const entity of COMPANY_ROWS) {
      const { id } = await world.addRow(entity, { client_id: OTHER_COMPANY }, { id: OTHER_COMPANY });
      await expectGetAllowed(world.as('otherClient'), `${at(entity)}/${id}`);
      await expectGetDenied(world.as('client'), `${at(entity)}/${id}`);
      await expectListDenied(world.as('client'), at(entity), where('client_id', '==', OTHER_COMPANY));
      await assertFails(getDocs(collectionGroup(world.as('client'), entity)));
    }
    await expectGetDenied(world.as('client'), `app_users/${uidOf('otherClient')}`);
    await expectGetDenied(world.as('client'), `${at('people')}/${uidOf('otherClient')}`);
  });

  it('14 A query without the path of the firm or the filter of one own company is denied', async () => {
    for (const entity of COMPANY_ROWS) {
      await expectListDenied(world.as('client'), at(entity));
      await expectListDenied(
        world.as('client'),
        at(entity),
        where('client_id', 'in', [COMPANY, OTHER_COMPANY]),
      );
    }
    for (const persona of ['client', ...STAFF] as const) {
      await expectListDenied(world.as(persona), 'tenants');
      for (const entity of ENTITY_NAMES)
        await assertFails(getDocs(collectionGroup(world.as(persona), entity)));
    }
  });

  it('15 Nobody reads anything of another firm, whatever the role', async () => {
    for (const entity of ENTITY_NAMES) {
      const { id } = await world.addRow(entity, {}, { id: COMPANY });
      await expectGetDenied(world.as('foreignAdmin'), `${at(entity)}/${id}`);
      await expectListDenied(world.as('foreignAdmin'), at(entity));
    }
    for (const persona of ['client', ...STAFF] as const) {
      for (const entity of ENTITY_NAMES) await expectListDenied(world.as(persona), at(entity, OTHER_FIRM));
      await expectGetDenied(world.as(persona), `tenants/${OTHER_FIRM}`);
      await expectGetDenied(world.as(persona), `${at('clients', OTHER_FIRM)}/${FOREIGN_COMPANY}`);
    }
  });

  it('15 Nobody writes anything of another firm, whatever the role', async () => {
    const service = await world.addRow('services', {}, { tenant: OTHER_FIRM });
    for (const persona of ['client', ...STAFF] as const) {
      const note = { ...validFields(uidOf(persona), 'n').notes, client_id: null };
      const attacks = [
        createOperation(persona, 'notes', note, { tenant: OTHER_FIRM }),
        patchOperation(persona, service, { name: 'Meu' }),
        removeOperation(persona, service),
      ];
      for (const attack of attacks) await expectCommitDenied(world.as(persona), attack);
    }
  });

  it('16 A client reads neither notes, tasks, client records nor the audit, by any path', async () => {
    const { id: note } = await world.addRow('notes', { client_id: COMPANY });
    await world.put(`${at('audit')}/fn_0123456789`, { entity: 'notes', doc_id: note, client_id: COMPANY });
    for (const entity of [...STAFF_ROWS, 'audit']) {
      await expectListDenied(world.as('client'), at(entity));
      await expectListDenied(world.as('client'), at(entity), where('client_id', '==', COMPANY));
      await assertFails(getDocs(collectionGroup(world.as('client'), entity)));
    }
    for (const path of [`notes/${note}`, `clients/${COMPANY}`, 'audit/fn_0123456789'])
      expect(await readStatus(at(path), world.tokenOf('client')), path).toBe(403);
  });

  it('17 A notification and the preferences of another person are denied', async () => {
    const { id } = await world.addRow('notifications', { user_id: uidOf('otherClient') });
    await world.addRow('preferences', { user_id: uidOf('otherClient') }, { id: uidOf('otherClient') });
    for (const persona of ['client', 'admin'] as const) {
      await expectGetDenied(world.as(persona), `${at('notifications')}/${id}`);
      await expectGetDenied(world.as(persona), `${at('preferences')}/${uidOf('otherClient')}`);
      for (const entity of ['notifications', 'preferences'])
        await expectListDenied(world.as(persona), at(entity), where('user_id', '==', uidOf('otherClient')));
    }
  });

  it('18 An unknown collection and an unknown path of the bucket are denied to everybody', async () => {
    const collections = [
      'mail',
      'schedules',
      'rate_limits',
      'check_attempts',
      'push_subscriptions',
      'anything',
    ];
    for (const persona of ['client', ...STAFF] as const) {
      const token = world.tokenOf(persona);
      for (const name of [
        ...collections,
        `tenants/${FIRM}/anything`,
        `tenants/${FIRM}/clients/${COMPANY}/below`,
      ]) {
        await expectListDenied(world.as(persona), name);
        await expectGetDenied(world.as(persona), `${name}/x`);
      }
      for (const path of ['quarantine/a.pdf', 'a.pdf', `client-documents/${FIRM}/a.pdf`, `${FIRM}/a.pdf`]) {
        expect(await bucketStatus(`/${encodeURIComponent(path)}?alt=media`, token), path).toBe(403);
        const upload = { method: 'POST', headers: { 'Content-Type': 'application/pdf' }, body: '%PDF-1.7' };
        expect(await bucketStatus(`?name=${encodeURIComponent(path)}`, token, upload), path).toBe(403);
      }
      expect(await bucketStatus('', token)).toBe(403);
    }
  });
});
