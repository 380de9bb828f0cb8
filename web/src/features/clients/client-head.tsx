import { Box, chakra } from '@chakra-ui/react';
import { formatTaxId, companyInitials, type Row } from '@portal/domain';
import { Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { useRecordStates } from '#data/live/record-states.ts';
import { REGIME_LABELS } from '#records/labels/client-labels.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';
import { WhatsAppButton } from '#records/whatsapp-button.tsx';
import { Button } from '#ui/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { BackToClients } from './back-to-clients.tsx';
import { type ClientRowActions, ClientStatusPill } from './list/client-row.tsx';
import { type ContactLink, contactLinks } from './contact-links.ts';

type ClientHeadProps = { client: Row<'clients'> } & ClientRowActions;

/** Who a client is and how to reach it, above the parts of its page. */
export function ClientHead({ client, onEdit, onRemove }: ClientHeadProps) {
  const state = useRecordStates('clients').get(client.id);
  return (
    <Box mb="4">
      <BackToClients />
      <HeadRow>
        <Avatar initials={companyInitials(client.corporate_name)} />
        <Box minWidth="0" flex="1 1 260px">
          <chakra.h1 textStyle="adminTitle" overflowWrap="anywhere">
            {client.corporate_name}
          </chakra.h1>
          {client.trade_name !== null && (
            <chakra.p color="fg.muted" mt="0.5" overflowWrap="anywhere">
              {client.trade_name}
            </chakra.p>
          )}
          <Facts>
            <ClientStatusPill client={client} />
            <chakra.span fontVariantNumeric="tabular-nums">{formatTaxId(client.cnpj_cpf)}</chakra.span>
            <span>{REGIME_LABELS[client.tax_regime]}</span>
            {state !== undefined && state.kind !== 'sent' && <SyncMark state={state.kind} />}
          </Facts>
          <Facts>
            {contactLinks(client).map((link) => (
              <Contact key={link.kind} link={link} />
            ))}
          </Facts>
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2" data-print="hidden">
          <WhatsAppButton client={client} occasion={{ kind: 'talk', company: client.corporate_name }} />
          <Button size="sm" variant="outline" onClick={() => onEdit(client)}>
            <Pencil size={16} strokeWidth={1.75} aria-hidden />
            Editar
          </Button>
          {onRemove !== null && (
            <Button size="sm" variant="ghostDanger" onClick={() => onRemove(client)}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              Remover
            </Button>
          )}
        </Box>
      </HeadRow>
    </Box>
  );
}

function Contact({ link: { kind, href, label } }: { link: ContactLink }) {
  const Icon = kind === 'email' ? Mail : Phone;
  return (
    <ContactAddress href={href}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <Box as="span" minWidth="0" overflowWrap="anywhere">
        {label}
      </Box>
    </ContactAddress>
  );
}

const HeadRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '3.5', rowGap: '3' },
});

const Facts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    color: 'fg.muted',
    _empty: { display: 'none' },
  },
});

const ContactAddress = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minWidth: '0',
    minHeight: '24px',
    borderRadius: 'sm',
    color: 'brand.fg',
    fontWeight: 'medium',
    '@media (pointer: coarse)': { minHeight: '44px' },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
