import {
  type CalendarDate,
  isPrivacyRequestOpen,
  mayMovePrivacyRequest,
  privacyDueDate,
  type Fields,
  type PrivacyState,
  type Row,
} from '@portal/domain';
import type { LocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { randomId } from '#data/local/random-id.ts';
import { rowsById } from '#data/local/rows-by-id.ts';
import { write } from '#data/writes/write.ts';
import type { WriteResult } from '#data/writes/write-result.ts';

export type PrivacyRequest = Row<'privacy_requests'>;
/** With the name of who asks; null where this device has none. */
export type NamedPrivacyRequest = PrivacyRequest & { person_name: string | null };

/** What one person asked about their own data, newest first. */
export async function ownPrivacyRequests(db: PortalDatabase, uid: string): Promise<PrivacyRequest[]> {
  const rows = await db.privacy_requests.where('user_id').equals(uid).toArray();
  return rows.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** Of everybody: what is still to be answered first, the most pressing at the top; then the answered, newest first. */
export async function allPrivacyRequests(db: PortalDatabase): Promise<NamedPrivacyRequest[]> {
  const rows = await db.privacy_requests.orderBy('due_date').toArray();
  const isOpen = ({ state }: PrivacyRequest) => isPrivacyRequestOpen(state);
  const sorted = [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row)).reverse()];
  const people = await rowsById(
    db.people,
    sorted.map(({ user_id }) => user_id),
  );
  return sorted.map((row) => ({ ...row, person_name: people.get(row.user_id)?.full_name ?? null }));
}

export const countOpenPrivacyRequests = async (db: PortalDatabase): Promise<number> =>
  (await db.privacy_requests.toArray()).filter(({ state }) => isPrivacyRequestOpen(state)).length;

export type NewPrivacyRequest = Pick<Fields<'privacy_requests'>, 'kind' | 'details'>;

/** Asked on the device first: its term counts from `today`, whenever it is sent. */
export async function askAboutData(
  account: LocalAccount,
  request: NewPrivacyRequest,
  today: CalendarDate,
): Promise<WriteResult> {
  const fields = {
    ...request,
    user_id: account.uid,
    state: 'open',
    answer: null,
    due_date: privacyDueDate(today),
  } as const;
  return write(
    account,
    { kind: 'create', entity: 'privacy_requests', id: randomId(), fields },
    { new_id: true },
  );
}

export const mayWithdraw = ({ state }: PrivacyRequest) => mayMovePrivacyRequest('person', state, 'withdrawn');

export const withdrawPrivacyRequest = (account: LocalAccount, id: string): Promise<WriteResult> =>
  write(account, { kind: 'patch', entity: 'privacy_requests', id, patch: { state: 'withdrawn' } });

/** Where a senior may take it from here. */
export const nextPrivacyStates = ({ state }: PrivacyRequest): PrivacyState[] =>
  (['in_progress', 'done', 'refused'] as const).filter((to) => mayMovePrivacyRequest('senior', state, to));

/** The firm's word. Seniors alone. */
export const answerPrivacyRequest = (
  account: LocalAccount,
  id: string,
  patch: Partial<Pick<Fields<'privacy_requests'>, 'state' | 'answer'>>,
): Promise<WriteResult> => write(account, { kind: 'patch', entity: 'privacy_requests', id, patch });
