import type { Instant } from '@portal/domain';
import { childOf } from '#sync/aborts.ts';
import { BEGINNING, laterOf } from '#sync/instants.ts';
import type { Scope } from '#sync/scopes.ts';
import type { OpenedCompany } from './opened-company.ts';

/** What a scope may listen with: until `ending` aborts, because the connection ends or another company is used more. */
export type Listening = { ending: AbortSignal; saw(stamp: Instant): void; stop(): void };

/**
 * Which companies of a login are listened to. A listener per scope of fifty companies would be some 450 streams: the one
 * that is open and those used last have theirs, the others are read now and then. Who has no more companies than `most`
 * notices nothing.
 */
export type LiveCompanies = {
  /** `newest`: stamp of the newest row of the scope. null where other companies come first. */
  listenTo(scope: Scope, newest: Instant, connection: AbortSignal): Listening | null;
};

type Company = { id: string; newest: Instant; listening: Set<AbortController> };

export function createLiveCompanies(
  most: number,
  { isOpened }: Pick<OpenedCompany, 'isOpened'>,
): LiveCompanies {
  const companies = new Map<string, Company>();
  const isLater = (a: Company, b: Company) => isOpened(a.id) || (!isOpened(b.id) && a.newest > b.newest);
  return {
    listenTo({ filter }, newest, connection) {
      if (filter?.field !== 'client_id') return listen(null, connection);
      const id = filter.value;
      const company = companies.get(id) ?? { id, newest: BEGINNING, listening: new Set() };
      companies.set(id, company);
      company.newest = laterOf(company.newest, newest);
      const rivals = [...companies.values()]
        .filter((one) => one !== company && one.listening.size > 0)
        .sort((a, b) => (isLater(a, b) ? -1 : 1));
      const later = rivals.filter((one) => !isLater(company, one));
      if (later.length >= most) return null;
      for (const { listening } of rivals.slice(most - 1)) for (const one of listening) one.abort();
      return listen(company, connection);
    },
  };
}

function listen(company: Company | null, connection: AbortSignal): Listening {
  const controller = childOf(connection);
  company?.listening.add(controller);
  return {
    ending: controller.signal,
    saw(stamp) {
      if (company !== null) company.newest = laterOf(company.newest, stamp);
    },
    stop() {
      company?.listening.delete(controller);
      controller.abort();
    },
  };
}
