import { Box } from '@chakra-ui/react';
import { REQUEST_STATUSES, type RequestStatus, requestStatus } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { changedIn, textOrNull } from '#data/check-form.ts';
import { useConnection } from '#data/connection.ts';
import { useLocalAccount } from '#data/database-context.ts';
import { REQUEST_STATUS_LABELS } from '#data/labels/request-labels.ts';
import { writeNotice } from '#data/labels/write-labels.ts';
import { answerRequest, type ShownRequest } from '#data/repositories/requests.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { toast } from '#ui/toast.ts';
import { BoxTitle } from './request-parts.tsx';

/** As the schema and the rules have it. */
const MAX_ANSWER = 5000;
const STATUSES = REQUEST_STATUSES.map((value) => ({ value, label: REQUEST_STATUS_LABELS[value] }));
const TITLES = { done: 'Solicitação atualizada com sucesso!', failed: 'Erro ao atualizar solicitação' };

type Word = { status: RequestStatus; answer: string | null };

/** The firm's word on a request. What is typed stands until it is saved, whatever arrives meanwhile. */
export function AnswerForm({ request }: { request: ShownRequest }) {
  const account = useLocalAccount();
  const { connection } = useConnection();
  const stored: Word = { status: request.status, answer: request.answer };
  /** What this person changed, and nothing else: a field that somebody else changes is shown as it is then. */
  const [typed, setTyped] = useState<{ status?: RequestStatus; answer?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const word: Word = {
    status: typed.status ?? stored.status,
    answer: typed.answer === undefined ? stored.answer : textOrNull(typed.answer),
  };
  const changed = changedIn(stored, word);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const result = await answerRequest(account, request.id, changed);
    setIsBusy(false);
    toast(writeNotice(result, TITLES, connection.kind === 'online'));
    if (result.ok) setTyped({});
  };
  return (
    <Card padding="portal">
      <BoxTitle>Resposta do escritório</BoxTitle>
      <form onSubmit={(event) => void save(event)}>
        <Box display="grid" gap="3.5">
          <TextAreaField
            label="Resposta"
            help="O cliente lê no portal."
            rows={4}
            maxLength={MAX_ANSWER}
            value={typed.answer ?? stored.answer ?? ''}
            onChange={({ target }) => setTyped({ ...typed, answer: target.value })}
          />
          <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
            <Box flex="1 1 180px" maxWidth={{ md: '240px' }}>
              <SelectField
                label="Status"
                options={STATUSES}
                value={word.status}
                onChange={({ target }) => {
                  const { data } = requestStatus.safeParse(target.value);
                  if (data !== undefined) setTyped({ ...typed, status: data });
                }}
              />
            </Box>
            <Button type="submit" isBusy={isBusy} disabled={Object.keys(changed).length === 0}>
              Salvar
            </Button>
          </Box>
        </Box>
      </form>
    </Card>
  );
}
