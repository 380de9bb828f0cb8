import { onDocumentCreated } from 'firebase-functions/firestore';
import { accountRef, readableAccount } from '../accounts/account-rows.ts';
import { readableInvitation } from '../invitations/invitation-rows.ts';
import { TRIGGER_OPTIONS } from '../options.ts';
import { whileOpen } from '../tenants/while-open.ts';
import { companyName } from './facts-of-rows.ts';
import { links } from './links.ts';
import { uidsInCharge } from './people-to-tell.ts';
import { tell } from './tell.ts';

/** Whom a client lets in by themselves, the firm hears of, company by company; of its own invitations it knows. */
export const tellOfInvitation = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'invitations/{id}' },
  whileOpen('tellOfInvitation', async ({ data, params: { id } }) => {
    const invitation = data === undefined ? null : readableInvitation(data);
    if (invitation === null) return;
    const { tenant_id, invited_by, client_ids } = invitation;
    const inviter = readableAccount(await accountRef(invited_by).get());
    if (inviter?.role !== 'client') return;
    for (const client_id of client_ids) {
      const company = await companyName(tenant_id, client_id);
      if (company === null) continue;
      const event = { tenant_id, subject: id, occasion: client_id, client_id };
      const link = links.officeInvitations(client_id);
      const people = await uidsInCharge(tenant_id, client_id);
      await tell({ ...event, kind: 'invitation_sent', facts: { company }, link }, people);
    }
  }),
);
