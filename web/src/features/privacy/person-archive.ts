import { type AppUser, formatInstantMinute, formatPhone, isStaff, type Row } from '@portal/domain';
import { isPulled, isPulledFor, isPulledOf } from '#data/live/first-pull.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { OF_COMPANY, OWN, personTables, tablesOfOther } from './archive/archive-contents.ts';
import type { ArchiveContents } from './archive/archive.ts';

/** Everything of the person who is signed in. */
export function personArchive(db: PortalDatabase, user: AppUser): ArchiveContents {
  const isOfStaff = user.role !== null && isStaff(user.role);
  return {
    title: 'Meus dados',
    about: isOfStaff ? OF_STAFF : OF_CLIENT,
    facts: [
      ['Nome', user.full_name],
      ['E-mail', user.email],
      ['Telefone', user.phone === null ? '-' : formatPhone(user.phone)],
      ['Função', user.role === null ? '-' : roleLabels[user.role]],
      ['Conta criada em', formatInstantMinute(user.created_at)],
      ['Último acesso', user.last_login_at === null ? '-' : formatInstantMinute(user.last_login_at)],
    ],
    tables: personTables(db, { uid: user.auth_uid, isStaff: isOfStaff }),
  };
}

/** Whether all that a copy of the own data is made of has reached this device once: before that it would pass for all. */
export async function hasAllOf(
  db: PortalDatabase,
  { auth_uid, role, client_ids }: Pick<AppUser, 'auth_uid' | 'role' | 'client_ids'>,
): Promise<boolean> {
  const isOfStaff = role !== null && isStaff(role);
  const parts = await Promise.all([
    isPulledOf(db, auth_uid, OWN),
    ...(isOfStaff ? [isPulled(db, ['tasks'])] : client_ids.map((id) => isPulledFor(db, id, OF_COMPANY))),
  ]);
  return parts.every(Boolean);
}

/** What the firm holds about somebody else, as far as a device of the staff has it. */
export function archiveOfOther(db: PortalDatabase, uid: string, person: Row<'people'>): ArchiveContents {
  return {
    title: `Dados de ${person.full_name}`,
    about: person.kind === 'staff' ? [OF_OTHER, KEPT_BY_THEM] : [OF_OTHER, OF_THEIR_COMPANIES, KEPT_BY_THEM],
    facts: [
      ['Nome', person.full_name],
      ['Função', roleLabels[person.role]],
    ],
    tables: tablesOfOther(db, uid, person),
  };
}

const OF_OTHER =
  'O que o escritório guarda sobre esta pessoa: os dados para ler, em planilha e para outro sistema, e os arquivos.';
const OF_THEIR_COMPANIES = 'Vai também o que é das empresas desta conta, como a pessoa vê no portal.';
const KEPT_BY_THEM =
  'E-mail, telefone, avisos e preferências estão na cópia que a própria pessoa faz em Meus dados.';

const OF_CLIENT = [
  'O que o escritório guarda sobre você e sobre as empresas desta conta: os dados para ler, em planilha e para outro sistema, e os arquivos.',
];
const OF_STAFF = [
  'O que o escritório guarda sobre você. O que é dos clientes não faz parte: pertence a eles e ao escritório.',
];
