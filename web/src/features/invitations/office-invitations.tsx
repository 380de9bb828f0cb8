import { ROLES, type Row } from '@portal/domain';
import { WhatsAppButton } from '#records/whatsapp-button.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import type { Offer } from './invite-dialog.tsx';

const EVERYBODY: Offer = { kind: 'office', roles: ROLES.toReversed() };

/** All of the firm, for administrators. */
export const OfficeInvitations = () => (
  <InvitationsCard
    title="Convites"
    text="Quem é convidado entra na hora, com a função e as empresas do convite, sem esperar aprovação."
    clientId={null}
    offer={EVERYBODY}
  />
);

type ClientInvitationsProps = {
  readonly client: Pick<Row<'clients'>, 'id' | 'corporate_name' | 'phone'>;
  readonly mayInvite: boolean;
};

/** Of one client, for the staff; seniors invite. */
export const ClientInvitations = ({ client, mayInvite }: ClientInvitationsProps) => (
  <InvitationsCard
    title="Convites"
    text="Quem foi convidado para ver esta empresa no portal, também por outras pessoas da empresa."
    clientId={client.id}
    offer={
      mayInvite ? { kind: 'companies', companies: [{ id: client.id, name: client.corporate_name }] } : null
    }
    aside={
      <WhatsAppButton client={client} occasion={{ kind: 'invitation', company: client.corporate_name }} />
    }
  />
);
