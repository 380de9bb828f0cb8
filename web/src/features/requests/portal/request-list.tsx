import { chakra } from '@chakra-ui/react';
import { useRecordStates } from '#data/live/record-states.ts';
import type { ShownRequest } from '#data/requests/requests.ts';
import { useWindowedRows } from '#ui/lists/use-windowed-rows.ts';
import { RequestRow } from './request-row.tsx';
import { requestState } from '../request-state.ts';

/** A row of three lines; the real height is measured once it is drawn. */
const ROW_HEIGHT = 104;

export function RequestList({ requests }: { requests: readonly ShownRequest[] }) {
  const states = useRecordStates('service_requests');
  const documentStates = useRecordStates('documents');
  const { anchor, items, before, after, measure } = useWindowedRows<HTMLUListElement>(
    requests.length,
    ROW_HEIGHT,
  );
  return (
    <List ref={anchor} aria-label="Solicitações" style={{ paddingTop: before, paddingBottom: after }}>
      {items.map((index) => {
        const request = requests[index];
        if (request === undefined) return null;
        return (
          <li key={request.id} ref={measure} data-index={index}>
            <RequestRow request={request} state={requestState(request, states, documentStates)} />
          </li>
        );
      })}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'border' },
  },
});
