import { compareNames, type Row } from '@portal/domain';
import type { LocalRead } from '#data/live/local-read.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { officePeople } from './people.ts';

/** Those of the office who can be given a thread or a task, by name. */
export async function listStaff(db: PortalDatabase): Promise<Row<'people'>[]> {
  const staff = await officePeople(db).toArray();
  return staff.filter(({ is_active }) => is_active).sort((a, b) => compareNames(a.full_name, b.full_name));
}

export const staffOfOffice: LocalRead<Row<'people'>[]> = { name: 'staff of the office', read: listStaff };
