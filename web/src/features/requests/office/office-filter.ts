import { requestStatus } from '@portal/domain';
import type { RequestSearch } from '#data/requests/requests.ts';
import type { FilterParams } from '#ui/lists/use-filter-params.ts';

export const REQUEST_FILTER_NAMES = ['status', 'cliente'] as const;
export type RequestParams = FilterParams<(typeof REQUEST_FILTER_NAMES)[number]>;

/** What the search params ask for; what makes no sense in them is left out. */
export const filterOfParams = ({ status, cliente }: RequestParams): RequestSearch => ({
  status: requestStatus.safeParse(status).data ?? null,
  client_id: cliente,
});
