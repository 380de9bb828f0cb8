import { Box, chakra } from '@chakra-ui/react';
import { REQUEST_STATUSES, type RequestStatus, requestStatus } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import type { AnswerDraft } from '#data/drafts/draft.ts';
import { changeDraft, readDraft } from '#data/drafts/drafts.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { sameValue } from '#data/local/same-value.ts';
import { answerRequest, type ShownRequest } from '#data/requests/requests.ts';
import { changedIn, textOrNull } from '#data/writes/check-form.ts';
import { REQUEST_STATUS_LABELS } from '#records/labels/request-labels.ts';
import { useWriteNotice } from '#records/use-write-notice.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { BoxTitle } from '../request-parts.tsx';

/** As the schema and the rules have it. */
const MAX_ANSWER = 5000;
const STATUSES = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS_LABELS[value] }));
const TITLES = { done: 'Solicitação atualizada com sucesso!', failed: 'Erro ao atualizar solicitação' };

type Word = { status: RequestStatus; answer: string | null };

/** The firm's word on a request, with what was typed of it before and not saved. */
export function AnswerForm({ request }: { request: ShownRequest }) {
  const kept = useLocalQuery((db) => readDraft(db, { kind: 'answer', subject_id: request.id }), [request.id]);
  return (
    <Card padding="portal">
      <BoxTitle>Resposta do escritório</BoxTitle>
      {kept.kind === 'loading' ? (
        <SkeletonRows rows={2} />
      ) : (
        // Where the draft cannot be read the form works without.
        <Form request={request} draft={valueOr(kept, {})} />
      )}
    </Card>
  );
}

/** What is typed stays until it is saved, whatever arrives meanwhile. The draft is live, and fills the form once. */
function Form({ request, draft }: { request: ShownRequest; draft: AnswerDraft }) {
  const account = useLocalAccount();
  const tell = useWriteNotice();
  const stored: Word = { status: request.status, answer: request.answer };
  /** What this person changed, and nothing else: a field that somebody else changes is shown as it is then. */
  const [typed, setTyped] = useState(draft);
  const [isBusy, setIsBusy] = useState(false);
  const word: Word = {
    status: typed.status ?? stored.status,
    answer: typed.answer === undefined ? stored.answer : textOrNull(typed.answer),
  };
  const changed = changedIn(stored, word);
  const isChanged = Object.keys(changed).length > 0;
  const type = (next: AnswerDraft) => {
    setTyped(next);
    // Where the device has no room for it, the note does not say that it is kept.
    const draftKey = { kind: 'answer', subject_id: request.id } as const;
    changeDraft(account.db, draftKey, () => next).catch(() => undefined);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const writing = answerRequest(account, request.id, changed);
    const result = await tell(writing, TITLES).finally(() => setIsBusy(false));
    if (result.ok) setTyped({});
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Box display="grid" gap="3.5">
        <TextAreaField
          label="Resposta"
          help="O cliente lê no portal."
          rows={4}
          maxLength={MAX_ANSWER}
          value={typed.answer ?? stored.answer ?? ''}
          onChange={({ target }) => type({ ...typed, answer: target.value })}
        />
        <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
          <Box flex={{ base: '1 1 100%', md: '0 1 240px' }}>
            <SelectField
              label="Status"
              options={STATUSES}
              value={word.status}
              onChange={({ target }) => {
                const { data } = requestStatus.safeParse(target.value);
                if (data !== undefined) type({ ...typed, status: data });
              }}
            />
          </Box>
          <Button type="submit" isBusy={isBusy} disabled={!isChanged}>
            Salvar
          </Button>
          {isChanged && (
            <>
              <Button variant="ghostDanger" onClick={() => type({})}>
                Descartar
              </Button>
              <chakra.p textStyle="meta" color="fg.muted" flexBasis="full">
                Ainda não salvo.
                {sameValue(draft, typed) && ' O que você escreveu está guardado neste aparelho.'}
              </chakra.p>
            </>
          )}
        </Box>
      </Box>
    </form>
  );
}
