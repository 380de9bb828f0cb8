import { chakra } from '@chakra-ui/react';
import { Cloud, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Conflict } from '#data/outbox/outbox-entry.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { CardButtons } from '../attention-card.tsx';
import { type Choice, conflictQuestion, type ConflictQuestion, keepAll } from './conflict-choice.ts';
import { ConflictFields } from './conflict-fields.tsx';
import { ExportButton } from '../export-button.tsx';
import { otherVersion, type OtherVersion } from './other-version.ts';
import type { ShownEntry } from '../read-outbox.ts';
import { useSettleConflict } from './use-settle-conflict.ts';
import { WrittenFields } from '../words/written-fields.tsx';

type ConflictCardProps = { shown: ShownEntry; conflict: Conflict };

/** Two versions of one record: a person says what stays. */
export function ConflictCard({ shown, conflict }: ConflictCardProps) {
  const question = conflictQuestion(conflict, shown.entry.kind);
  return (
    <Card padding="portal" as="article">
      <chakra.h2 textStyle="dialogTitle" overflowWrap="anywhere">
        {shown.title}
      </chakra.h2>
      <chakra.p textStyle="dense" color="fg.muted" mt="1" mb="3">
        {shown.summary}
      </chakra.p>
      {question === 'fields' ? (
        <FieldsQuestion shown={shown} conflict={conflict} />
      ) : (
        <RemovalQuestion shown={shown} conflict={conflict} question={question} />
      )}
    </Card>
  );
}

function FieldsQuestion({ shown, conflict }: ConflictCardProps) {
  const [choice, setChoice] = useState<Choice>(() => keepAll(conflict, 'mine'));
  const settle = useSettleConflict(shown.entry, conflict);
  const other = otherVersion(shown.other);
  return (
    <>
      <chakra.p textStyle="secondary" color="fg.muted" maxWidth="prose">
        {other.who} também mudou este registro. Escolha o que fica em cada campo; o resto já foi juntado.
      </chakra.p>
      <ConflictFields
        entity={shown.entry.entity}
        names={shown.names}
        otherLabel={other.label}
        {...{ conflict, choice }}
        onChoose={setChoice}
      />
      <CardButtons>
        <Button onClick={() => void settle({ kind: 'fields', choice })}>Salvar esta escolha</Button>
        <Button variant="outline" onClick={() => void settle({ kind: 'mine' })}>
          <Smartphone size={16} strokeWidth={1.75} aria-hidden />
          Tudo da minha
        </Button>
        <Button
          variant="outline"
          onClick={() => void settle({ kind: 'fields', choice: keepAll(conflict, 'theirs') })}
        >
          <Cloud size={16} strokeWidth={1.75} aria-hidden />
          {other.all}
        </Button>
        <ExportButton opId={shown.entry.op_id} />
      </CardButtons>
    </>
  );
}

type RemovalQuestionProps = ConflictCardProps & { question: Exclude<ConflictQuestion, 'fields'> };

const REMOVED_THERE =
  'Outra pessoa removeu este registro depois da sua alteração. O que você escreveu continua guardado aqui.';

const removedHere = ({ who }: OtherVersion) =>
  `Você removeu este registro. ${who} mudou o mesmo registro antes de a remoção chegar ao servidor.`;

function RemovalQuestion({ shown, conflict, question }: RemovalQuestionProps) {
  const settle = useSettleConflict(shown.entry, conflict);
  return (
    <>
      <Note kind="attention">
        {question === 'removed_here' ? removedHere(otherVersion(shown.other)) : REMOVED_THERE}
      </Note>
      <WrittenFields entry={shown.entry} names={shown.names} />
      <CardButtons>
        {question === 'removed_here' && (
          <Button onClick={() => void settle({ kind: 'mine' })}>Remover mesmo assim</Button>
        )}
        <Button variant="outline" onClick={() => void settle({ kind: 'theirs' })}>
          {question === 'removed_here' ? 'Manter o registro' : 'Aceitar a remoção'}
        </Button>
        <ExportButton opId={shown.entry.op_id} />
      </CardButtons>
    </>
  );
}
