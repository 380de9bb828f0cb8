import { randomBytes } from 'node:crypto';
import { type ClientFields, type Fields, type Stamps, type Tenant, NEW_CLIENT } from '@portal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from './backend.ts';

export const someId = (prefix: string) => `${prefix}-${randomBytes(6).toString('hex')}`;

export const TENANT: Tenant = {
  name: 'Aurora Contabilidade',
  legal_name: 'Aurora Contabilidade Ltda',
  address: null,
  phone: null,
  whatsapp: null,
  email: 'contato@aurora.example',
  hours: null,
  domains: [],
  settings: {},
};

/** A firm of its own for a test; its site is on a port of this machine, because others are turned away here. */
export async function makeFirm(fields: Partial<Tenant> = {}): Promise<{ id: string; tenant: Tenant }> {
  const id = someId('firm');
  const tenant: Tenant = { ...TENANT, ...fields };
  await db.doc(`tenants/${id}`).set(tenant);
  return { id, tenant };
}

export const CLIENT: ClientFields = {
  ...NEW_CLIENT,
  corporate_name: 'Padaria Pão Dourado Ltda',
  trade_name: 'Pão Dourado',
  cnpj_cpf: '11222333000181',
  notes: 'Paga sempre atrasado',
};

/** A client row as staff writes it, with its stamps. */
export async function makeClient(tenantId: string, fields: Partial<Fields<'clients'>> = {}): Promise<string> {
  const id = someId('client');
  const now = FieldValue.serverTimestamp();
  const stamps = {
    tenant_id: tenantId,
    rev: 1,
    created_at: now,
    created_by: 'staff',
    updated_at: now,
    updated_by: 'staff',
    last_op: 'staff_00000001',
    deleted_at: null,
  } satisfies Record<keyof Stamps, unknown>;
  await db.doc(`tenants/${tenantId}/clients/${id}`).set({ ...CLIENT, ...fields, ...stamps });
  return id;
}

/** What a staff member's patch or removal does to a row. */
export async function changeClient(
  tenantId: string,
  id: string,
  change: Record<string, unknown>,
): Promise<void> {
  const stamps = { rev: FieldValue.increment(1), updated_at: FieldValue.serverTimestamp() };
  await db.doc(`tenants/${tenantId}/clients/${id}`).update({ ...change, ...stamps });
}
