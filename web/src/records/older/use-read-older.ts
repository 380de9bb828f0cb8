import type { StoredRow } from '#data/local/stored-row.ts';
import type { OlderPage } from '#data/older/older-rows.ts';
import { useAccountService } from '#session/account/account-service.ts';

/** Reads a page of what is older than the window from the server; null where it could not. */
export function useReadOlder(): (page: OlderPage) => Promise<StoredRow[] | null> {
  const load = useAccountService();
  return async (page) => {
    const answer = await load()
      .then((service) => service.readOlder(page))
      .catch(() => null);
    return answer?.ok === true ? answer.value : null;
  };
}
