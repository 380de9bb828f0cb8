import { Box } from '@chakra-ui/react';
import { isAskedOf, type Row } from '@portal/domain';
import { useDeferredValue, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { NewAsk } from '#data/asks/ask-documents.ts';
import { askedAlready, type AskableClients } from '#data/asks/askable-clients.ts';
import { useLocalQuery, valueOr } from '#data/live/use-local-query.ts';
import { textOrNull } from '#data/writes/check-form.ts';
import { Note } from '#ui/feedback/note.tsx';
import { formResolver, mistakesIn } from '#ui/fields/form-resolver.ts';
import { type AskForm, ASK_FIELD_LABELS as LABELS, checkAskForm } from './ask-form.ts';
import { AskManyBar } from './ask-many-bar.tsx';
import { AskManyClients } from './ask-many-clients.tsx';
import { AskManyFields } from './ask-many-fields.tsx';
import { formOf } from './ask-many-values.ts';
import { findAskable, NO_ASKABLE_FILTER } from './find-askable.ts';
import { useAskMany } from './use-ask-many.ts';

type Template = Row<'request_templates'>;
type AskManyFormProps = AskableClients & {
  templates: readonly Template[];
  /** What the URL names. */
  templateId: string | null;
};

/** What is asked, of whom, and how many that are. */
export function AskManyForm({ clients, staff, templates, templateId }: AskManyFormProps) {
  const [chosenId, setChosenId] = useState(templateId);
  const template = templates.find(({ id }) => id === chosenId) ?? null;
  const form = useForm<AskForm, unknown, NewAsk>({
    resolver: formResolver(checkAskForm),
    defaultValues: formOf(template, new Date()),
  });
  const { errors, submitCount } = form.formState;
  const [filter, setFilter] = useState(NO_ASKABLE_FILTER);
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const asking = useAskMany();
  const [title, competence] = useWatch({ control: form.control, name: ['title', 'competence'] });
  const subject = useDeferredValue(JSON.stringify([template?.id ?? null, title, textOrNull(competence)]));
  // Who is asked already is told by the ids that asking would give.
  const already = valueOr(
    useLocalQuery(
      (db) =>
        askedAlready(
          db,
          clients.map(({ id }) => id),
          { template_id: template?.id ?? null, title, competence: textOrNull(competence) },
        ),
      [subject, clients],
    ),
    new Set<string>(),
  );
  const concerned = clients.filter(
    ({ tax_regime }) => template === null || isAskedOf(template, tax_regime, competence),
  );
  const found = findAskable(concerned, filter);
  const chosen = found.filter(({ id }) => !already.has(id) && !excluded.has(id));
  const mistakes = mistakesIn({ errors, submitCount }, LABELS);
  const submit = form.handleSubmit((fields) =>
    asking.ask(
      chosen.map(({ id }) => id),
      template === null ? fields : { ...fields, template_id: template.id },
    ),
  );
  const choose = (id: string | null) => {
    setChosenId(id);
    form.reset(formOf(templates.find((one) => one.id === id) ?? null, new Date()));
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {mistakes.length > 0 && (
        <Box mb="4">
          <Note kind="attention" role="alert">
            Falta corrigir: {mistakes.join(', ')}.
          </Note>
        </Box>
      )}
      <AskManyFields {...{ form, templates, template }} onChoose={choose} />
      <AskManyClients
        {...{ found, staff, already, excluded, filter }}
        onFilter={(change) => setFilter({ ...filter, ...change })}
        onExclude={setExcluded}
      />
      <AskManyBar
        chosen={chosen.length}
        already={found.filter(({ id }) => already.has(id)).length}
        progress={asking.progress}
      />
    </form>
  );
}
