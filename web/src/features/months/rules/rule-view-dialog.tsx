import { chakra } from '@chakra-ui/react';
import type { LawRow } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import { signRule } from '#data/months/change-law.ts';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { HistoryDisclosure } from '#records/history/history-disclosure.tsx';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { NextDatesList } from './next-dates-list.tsx';
import { RuleFacts } from './rule-facts.tsx';

type RuleViewProps = {
  /** As it is now, not as it was when the dialog opened: that is what is signed. */
  row: LawRow;
  office: OfficeLaw;
  onClose: () => void;
};

/** A rule to be read. */
export const RuleViewDialog = ({ row, office, onClose }: RuleViewProps) => (
  <Dialog
    isOpen
    title={row.content.title}
    onClose={onClose}
    footer={
      <Button variant="outline" onClick={onClose}>
        Fechar
      </Button>
    }
  >
    <RuleFacts row={row} office={office} />
    <NextDatesList rule={row.rule} law={office.law} />
    <HistoryDisclosure entity="obligation_rules" id={row.key} />
  </Dialog>
);

const TITLES = { done: 'Regra assinada!', failed: 'Erro ao assinar a regra', left: 'record' } as const;

/** A rule to be signed by who answers for it from here on. */
export function RuleSignDialog({ row, office, onClose }: RuleViewProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const [isBusy, setIsBusy] = useState(false);
  const sign = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await tell(signRule(account, row.key, row.content), TITLES).finally(() =>
      setIsBusy(false),
    );
    if (result.ok) onClose();
  };
  return (
    <Dialog
      isOpen
      title={`Assinar ${row.content.title}`}
      onClose={onClose}
      onSubmit={(event) => void sign(event)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Assinar em meu nome
          </Button>
        </>
      }
    >
      <chakra.p mb="4" maxWidth="prose">
        Quem assina responde pela regra como ela está aqui. Ficam o seu nome e a hora do servidor; uma mudança
        na regra retira a assinatura.
      </chakra.p>
      <RuleFacts row={row} office={office} />
      <NextDatesList rule={row.rule} law={office.law} />
    </Dialog>
  );
}
