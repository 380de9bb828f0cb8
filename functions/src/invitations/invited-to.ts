import { type Invitation, isStaff, type StaffRole, withoutLegalForm } from '@portal/domain';
import { db } from '../firestore/admin.ts';

/** As people call them; one that was removed is left out. */
export async function companyNames({ tenant_id, client_ids }: Invitation): Promise<string[]> {
  const rows = client_ids.map((id) => db.doc(`tenants/${tenant_id}/clients/${id}`).get());
  return (await Promise.all(rows)).flatMap((row) => {
    const name: unknown = row.get('corporate_name');
    return typeof name === 'string' ? [withoutLegalForm(name)] : [];
  });
}

/** What an e-mail says of it; of companies their names, which the firm wrote. */
export async function invitedTo(row: Invitation): Promise<string> {
  if (isStaff(row.role)) return `Função: ${ROLE_WORDS[row.role]}.`;
  const names = await companyNames(row);
  if (names.length > MOST_NAMES) return `Empresas: ${names.length}.`;
  return `${names.length === 1 ? 'Empresa' : 'Empresas'}: ${names.join(', ')}.`;
}

const MOST_NAMES = 5;
const ROLE_WORDS: Record<StaffRole, string> = {
  admin: 'administrador',
  supervisor: 'supervisor',
  accountant: 'contador',
};
