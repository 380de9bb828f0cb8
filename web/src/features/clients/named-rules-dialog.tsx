import { Box, chakra } from '@chakra-ui/react';
import {
  type Competence,
  firmLaw,
  type NamedRules,
  offeredRules,
  type Row,
  type RuleClient,
  ruleClientOf,
  withRule,
} from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { nameRules } from '#data/clients/tax-profile.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { CheckBox } from '#ui/fields/check-box.tsx';

type NamedRulesDialogProps = {
  client: Row<'clients'>;
  month: Competence;
  isOpen: boolean;
  onClose: () => void;
};

const TITLES = { done: 'Obrigações do cliente salvas!', failed: 'Erro ao salvar as obrigações do cliente' };

/** Which rules a client gets, where the firm knows better than its profile. */
export function NamedRulesDialog({ client, month, isOpen, onClose }: NamedRulesDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const rows = valueOr(
    useLocalQuery((db) => db.obligation_rules.toArray(), []),
    [],
  );
  const [changed, setChanged] = useState<NamedRules | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const shown: RuleClient = { ...ruleClientOf(client), ...changed };
  const { rules } = firmLaw({ rules: rows, days: [], overrides: [] });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changed === null) return onClose();
    setIsBusy(true);
    const result = await tell(nameRules(account, client.id, changed), TITLES).finally(() => setIsBusy(false));
    if (result.ok) onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={`Obrigações de ${client.corporate_name}`}
      isDirty={changed !== null}
      isSubmitting={isBusy}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted" mb="3" maxWidth="prose">
        Marcadas estão as que o perfil pede. Mude só o que o escritório sabe melhor: vale para o que for
        gerado depois.
      </chakra.p>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
        {offeredRules(shown, month, rules).map((offered) => (
          <CheckBox
            key={offered.rule.key}
            label={offered.rule.title}
            detail={offered.rule.who.says}
            checked={offered.isAsked}
            onChange={({ target }) => setChanged(withRule(shown, offered, target.checked))}
          />
        ))}
      </Box>
    </FormDialog>
  );
}
