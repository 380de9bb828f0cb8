import type { AppUser } from '@portal/domain';
import { invitationsTo, readableInvitation, stateNow } from './invitation-rows.ts';

/** Whether an invitation of the firm waits for the address of an account. */
export async function isInvited({
  tenant_id,
  email,
}: Pick<AppUser, 'tenant_id' | 'email'>): Promise<boolean> {
  const { docs } = await invitationsTo(tenant_id, email).get();
  return docs.some((doc) => {
    const invitation = readableInvitation(doc);
    return invitation !== null && stateNow(invitation) === 'waiting';
  });
}
