import { chakra } from '@chakra-ui/react';
import { catalogueRule, type LawRow, ruleContentOf } from '@portal/domain';
import { Undo2 } from 'lucide-react';
import type { OfficeLaw } from '#data/months/read-law.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { signatureText, writtenText } from './rule-facts.tsx';
import { type RuleFormValues, toRuleFormValues } from './rule-form.ts';

type RuleStandingProps = {
  row: LawRow;
  office: OfficeLaw;
  /** Puts the catalogue's values into the form: they are saved like any others. */
  onReturn: (values: RuleFormValues) => void;
};

/** What a rule is before it is changed: by whom it is so, wrong in what, signed by whom, other than the catalogue. */
export function RuleStanding({ row, office, onReturn }: RuleStandingProps) {
  const { key, origin, problem, signed, content } = row;
  const original = catalogueRule(key);
  const written = writtenText(row, office);
  return (
    <>
      {written !== null && <chakra.p color="fg.muted">Última gravação: {written}</chakra.p>}
      {problem !== null && <Note kind="attention">{problem}</Note>}
      {signed !== null && (
        <Note kind="attention">
          Assinada: {signatureText(row, office.people)}. Salvar uma mudança retira a assinatura; depois,
          alguém confere e assina de novo.
        </Note>
      )}
      {origin === 'changed' && original !== null && (
        <Note
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() =>
                onReturn(toRuleFormValues({ ...ruleContentOf(original), is_active: content.is_active }))
              }
            >
              <Undo2 size={16} strokeWidth={1.75} aria-hidden />
              Voltar ao catálogo
            </Button>
          }
        >
          Alterada pelo escritório. Voltar põe de novo o que diz o catálogo; confira e salve.
        </Note>
      )}
    </>
  );
}
