import { useLocalRead, valueOr } from '#data/live/use-local-query.ts';
import { staffOfOffice } from '#data/people/office-staff.ts';
import { StaffConversation } from './staff-conversation.tsx';

/** The conversation on the page of the client it is with. */
export function ClientConversation({ clientId }: { clientId: string }) {
  const people = useLocalRead(staffOfOffice);
  const staff = valueOr(people, []);
  return (
    <StaffConversation
      clientId={clientId}
      staff={staff.map(({ id, full_name }) => ({ value: id, label: full_name }))}
      onBack={null}
    />
  );
}
