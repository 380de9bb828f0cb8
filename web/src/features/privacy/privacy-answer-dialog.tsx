import { Box, chakra } from '@chakra-ui/react';
import {
  formatCalendarDate,
  formatInstantMinute,
  isPrivacyRequestOpen,
  needsPrivacyAnswer,
  type PrivacyState,
} from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useLocalAccount } from '#data/local/database-context.ts';
import {
  answerPrivacyRequest,
  type NamedPrivacyRequest,
  nextPrivacyStates,
} from '#data/privacy/privacy-requests.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import { FormDialog } from '#records/forms/form-dialog.tsx';
import { PRIVACY_KIND_LABELS, PRIVACY_STATE_LABELS } from '#records/labels/privacy-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { ErasePerson } from './erase-person.tsx';
import { ErasureTerms } from './erasure-terms.tsx';
import { PersonExport } from './person-export.tsx';
import { UNKNOWN_PERSON } from './privacy-labels.ts';
import type { LoadWords } from './use-archive.ts';

const MAX_ANSWER = 5000;
const TITLES = { done: 'Resposta registrada!', failed: 'Erro ao registrar a resposta' };

type AnswerDialogProps = {
  request: NamedPrivacyRequest;
  isOpen: boolean;
  onClose: () => void;
  loadWords: LoadWords;
};

/** One request and the firm's word on it; what was answered is read, and no longer changed. */
export function PrivacyAnswerDialog(props: AnswerDialogProps) {
  const { request, isOpen, onClose } = props;
  if (isPrivacyRequestOpen(request.state)) return <AnswerForm {...props} />;
  return (
    <Dialog isOpen={isOpen} title={titleOf(request)} onClose={onClose}>
      <Asked request={request} />
      <Words>{request.answer ?? 'Sem resposta: o pedido foi cancelado por quem pediu.'}</Words>
    </Dialog>
  );
}

function AnswerForm({ request, isOpen, onClose, loadWords }: AnswerDialogProps) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const choices = [request.state, ...nextPrivacyStates(request)].filter((state) => state !== 'open');
  const [state, setState] = useState<PrivacyState>(choices[0] ?? request.state);
  const [answer, setAnswer] = useState(request.answer ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const isMissing = needsPrivacyAnswer(state) && answer.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isMissing) return;
    setIsBusy(true);
    const patch = { state, answer: textOrNull(answer) };
    const writing = answerPrivacyRequest(account, request.id, patch);
    const result = await tell(writing, TITLES).finally(() => setIsBusy(false));
    if (result.ok) onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      title={titleOf(request)}
      isDirty={answer !== (request.answer ?? '')}
      isSubmitting={isBusy}
      mistakes={wasSent && isMissing ? ['Resposta'] : []}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Asked request={request} />
      {request.kind === 'erase' && (
        <Box mb="4">
          <ErasureTerms />
        </Box>
      )}
      <Box display="grid" gap="3.5">
        <SelectField
          label="Situação"
          options={choices.map((value) => ({ value, label: PRIVACY_STATE_LABELS[value] }))}
          value={state}
          onChange={({ target }) => {
            const chosen = choices.find((value) => value === target.value);
            if (chosen !== undefined) setState(chosen);
          }}
        />
        <TextAreaField
          label="Resposta"
          help="A pessoa lê em Meus dados. Diga o que foi feito; se algo fica, até quando e por quê."
          rows={5}
          maxLength={MAX_ANSWER}
          required={needsPrivacyAnswer(state)}
          error={wasSent && isMissing ? 'Escreva o que foi feito, ou por que não.' : undefined}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        {request.kind === 'export' && <PersonExport userId={request.user_id} loadWords={loadWords} />}
        {request.kind === 'erase' && <ErasePerson request={request} answer={answer} onDone={onClose} />}
      </Box>
    </FormDialog>
  );
}

const titleOf = ({ kind, person_name }: NamedPrivacyRequest) =>
  `${PRIVACY_KIND_LABELS[kind]}: ${person_name ?? UNKNOWN_PERSON}`;

function Asked({ request: { created_at, due_date, details } }: { request: NamedPrivacyRequest }) {
  return (
    <Box mb="4">
      <chakra.p textStyle="secondary" color="fg.muted" fontVariantNumeric="tabular-nums">
        Feito em {formatInstantMinute(created_at)}, resposta até {formatCalendarDate(due_date)}
      </chakra.p>
      {details !== null && <Words>{details}</Words>}
    </Box>
  );
}

const Words = chakra('p', {
  base: { mt: '2', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' },
});
