import { Box, chakra } from '@chakra-ui/react';
import { calendarDateOf, firmLaw, profileAt, readProfileEntry, type Row } from '@portal/domain';
import { useState } from 'react';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { profileText, sinceText } from '#records/labels/law-labels.ts';
import { ProfileDialog } from '#records/tax-profile/profile-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { NamedRulesDialog } from './named-rules-dialog.tsx';

type Client = Row<'clients'>;

/** 'Perfil tributário': what decides which obligations a client gets, how it changed, and what the firm names besides. */
export function TaxProfileCard({ client }: { client: Client }) {
  const [opened, setOpened] = useState<'profile' | 'rules' | null>(null);
  const month = calendarDateOf(new Date()).slice(0, 7);
  const entries = (client.tax_profile ?? []).map(readProfileEntry);
  const now = profileAt(entries, month);
  const history = entries.filter((entry) => entry !== now).sort((a, b) => (a.from < b.from ? 1 : -1));
  const close = () => setOpened(null);
  return (
    <Card aria-labelledby="perfil-tributario">
      <chakra.h2 id="perfil-tributario" textStyle="cardTitle" mb="2">
        Perfil tributário
      </chakra.h2>
      {now === null ? (
        <chakra.p color="fg.muted" maxWidth="prose">
          Ninguém informou ainda. Sem ele, o mês não gera as obrigações deste cliente.
        </chakra.p>
      ) : (
        <chakra.p fontVariantNumeric="tabular-nums">
          {sinceText(now)}: <strong>{profileText(now)}</strong>
        </chakra.p>
      )}
      {history.length > 0 && (
        <chakra.ul mt="2" color="fg.muted" textStyle="secondary" aria-label="Outros meses">
          {history.map((entry, index) => (
            <li key={index}>
              {sinceText(entry)}: {profileText(entry)}
            </li>
          ))}
        </chakra.ul>
      )}
      <NamedRules client={client} />
      <Box display="flex" flexWrap="wrap" gap="2" mt="3.5" data-print="hidden">
        <Button size="sm" variant="outline" onClick={() => setOpened('profile')}>
          {now === null ? 'Informar perfil' : 'Mudar perfil'}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpened('rules')}>
          Ajustar obrigações
        </Button>
      </Box>
      {opened === 'profile' && <ProfileDialog client={client} from={month} isOpen onClose={close} />}
      {opened === 'rules' && <NamedRulesDialog client={client} month={month} isOpen onClose={close} />}
    </Card>
  );
}

/** What it gets beside its profile, and what it does not get in spite of it. */
function NamedRules({ client: { rule_keys_added = [], rule_keys_removed = [] } }: { client: Client }) {
  const rows = valueOr(
    useLocalQuery((db) => db.obligation_rules.toArray(), []),
    [],
  );
  if (rule_keys_added.length + rule_keys_removed.length === 0) return null;
  const { rules } = firmLaw({ rules: rows, days: [], overrides: [] });
  const titles = (keys: readonly string[]) =>
    keys.map((key) => rules.find((rule) => rule.key === key)?.title ?? key).join(', ');
  return (
    <chakra.div mt="2" color="fg.muted" textStyle="secondary">
      {rule_keys_added.length > 0 && <p>Além do perfil: {titles(rule_keys_added)}</p>}
      {rule_keys_removed.length > 0 && <p>Não recebe: {titles(rule_keys_removed)}</p>}
    </chakra.div>
  );
}
