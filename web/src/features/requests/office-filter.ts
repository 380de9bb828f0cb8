import { requestStatus } from '@portal/domain';
import type { RequestSearch } from '#data/requests/requests.ts';
import type { AddressFilter } from '#ui/lists/use-filter-params.ts';

export const REQUEST_FILTER_NAMES = ['status', 'cliente'] as const;
export type RequestParams = AddressFilter<(typeof REQUEST_FILTER_NAMES)[number]>;

/** What an address asks for; what makes no sense in it is as if it were not there. */
export const filterOfAddress = ({ status, cliente }: RequestParams): RequestSearch => ({
  status: requestStatus.safeParse(status).data ?? null,
  client_id: cliente,
});
