import { Box, chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { assignThread, readThreadHead } from '#data/messages/thread-assignment.ts';
import { OlderRows } from '#records/older/older-rows.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { IconButton } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { StaffComposer } from './staff-composer.tsx';
import { ThreadView } from './thread-view.tsx';
import { useThread } from './use-thread.ts';

/** Files of the office are filed by the person who sends them. */
const FILED_AS = { category: null, description: null };

// The field to write in stays above the fold: less what is shown above the messages, and the field itself.
const HEIGHT_IN_INBOX = 'clamp(160px, calc(100dvh - 312px), 900px)';
const HEIGHT_ON_CLIENT_PAGE = 'clamp(160px, calc(100dvh - 468px), 900px)';

type StaffConversationProps = {
  clientId: string;
  staff: readonly SelectOption[];
  /** Back to the list, where both have no room side by side; null on the client's own page. */
  onBack: (() => void) | null;
};

/** The conversation with one client, and who looks after it. Give it a key per client. */
export function StaffConversation({ clientId, staff, onBack }: StaffConversationProps) {
  const query = useThread(clientId);
  return (
    <Frame padding="none" as="section" aria-label="Conversa">
      <Head clientId={clientId} staff={staff} onBack={onBack} />
      <ThreadView
        clientId={clientId}
        query={query}
        filedAs={FILED_AS}
        unknownSender="Cliente"
        height={onBack === null ? HEIGHT_ON_CLIENT_PAGE : HEIGHT_IN_INBOX}
        Field={StaffComposer}
      />
      <Box px={{ base: '3.5', md: '4.5' }} pb="3.5" _empty={{ display: 'none' }}>
        <OlderRows entity="messages" clientId={clientId} />
      </Box>
    </Frame>
  );
}

function Head({ clientId, staff, onBack }: StaffConversationProps) {
  const about = useLocalQuery((db) => readThreadHead(db, clientId), [clientId]);
  const assign = useAssign(clientId);
  const known = valueOr(about, null);
  return (
    <HeadRow>
      {onBack !== null && (
        <Box display={{ lg: 'none' }} ms="-2">
          <IconButton size="md" label="Voltar às conversas" onClick={onBack}>
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Box>
      )}
      <chakra.h2 textStyle="cardTitle" flex="1 1 140px" minWidth="0" overflowWrap="anywhere">
        {onBack === null ? 'Conversa' : known && <ClientLink clientId={clientId} name={known.client_name} />}
      </chakra.h2>
      <Box flex="0 1 200px" minWidth="0">
        <SelectField
          label="Responsável"
          hideLabel
          controlSize="sm"
          placeholder="Sem dono"
          options={withUnknown(staff, known?.assigned_to ?? null)}
          value={known?.assigned_to ?? ''}
          onChange={({ target }) => void assign(target.value === '' ? null : target.value)}
        />
      </Box>
    </HeadRow>
  );
}

/** null: nobody knows the client any more. */
function ClientLink({ clientId, name }: { clientId: string; name: string | null }) {
  if (name === null) return 'Cliente removido';
  return <NameLink to={`${paths.admin.clients}/${clientId}`}>{name}</NameLink>;
}

/** A person who left the firm may still be the one that a thread was given to. */
function withUnknown(staff: readonly SelectOption[], id: string | null): readonly SelectOption[] {
  if (id === null || staff.some(({ value }) => value === id)) return staff;
  return [...staff, { value: id, label: 'Pessoa fora da equipe' }];
}

const ASSIGNED = {
  done: 'Responsável atualizado!',
  failed: 'Erro ao atualizar responsável',
  left: 'record',
} as const;

function useAssign(clientId: string) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  return async (uid: string | null) => {
    await tell(assignThread(account, clientId, uid), ASSIGNED);
  };
}

const Frame = chakra(Card, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    // Not hidden, which would hold the field that sticks to the window's end.
    overflow: 'clip',
    // On the phone the field stays above the fold: header, title and the page's own air are about 190 px.
    height: { base: 'max(420px, calc(100dvh - 190px))', md: 'auto' },
    // The list beside it may be long: the conversation stays in sight, below header and connection bar.
    position: { lg: 'sticky' },
    top: { lg: '104px' },
  },
});

const HeadRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: { base: '3.5', md: '4.5' },
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // Beside the choice a name would break within its words.
    '@media (max-width: 359px)': { flexWrap: 'wrap', '& > :last-child': { flexBasis: 'full' } },
  },
});

const NameLink = chakra(Link, {
  base: { borderRadius: 'sm', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
