import { Box, chakra } from '@chakra-ui/react';
import type { Row } from '@portal/domain';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { RequestDraft } from '#data/drafts/draft.ts';
import { changeDraft } from '#data/drafts/drafts.ts';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { Attachments } from './attachments.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { isEmptyDraft, MAX_DESCRIPTION, requestFields } from './request-fields.ts';
import { priceText } from '../request-labels.ts';
import { useSendRequest } from './use-send-request.ts';

type RequestFormProps = {
  clientId: string;
  services: readonly Row<'services'>[];
  /** Live: files come and go while the form is open. Its text is read once. */
  draft: RequestDraft;
  initialServiceId: string;
};

export function RequestForm({ clientId, services, draft, initialServiceId }: RequestFormProps) {
  const { db } = useLocalAccount();
  const isOnline = useIsOnline();
  const { send, isSending, refused, setRefused } = useSendRequest(clientId);
  const isOffered = services.some(({ id }) => id === initialServiceId);
  const form = useForm({
    resolver: formResolver(requestFields),
    defaultValues: { service_id: isOffered ? initialServiceId : '', description: draft.description },
  });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'service_id' });
  const service = services.find(({ id }) => id === chosen);
  const [isKept, setIsKept] = useState(true);
  const place = { kind: 'request', subject_id: clientId } as const;
  const keep = {
    onChange: () => {
      const typed = form.getValues();
      changeDraft(db, place, (kept) => ({ ...kept, ...typed })).then(
        () => setIsKept(true),
        () => setIsKept(false),
      );
    },
  };

  return (
    <Form noValidate aria-label="Nova Solicitação" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <SelectField
        label="Serviço"
        required
        placeholder="Escolha um serviço"
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
        help={service && <ServiceHelp service={service} />}
        error={errors.service_id?.message}
        {...form.register('service_id', keep)}
      />
      <TextAreaField
        label="Do que você precisa?"
        required
        rows={6}
        maxLength={MAX_DESCRIPTION}
        help="Valores, datas e nomes ajudam o escritório a responder de uma vez."
        error={errors.description?.message}
        {...form.register('description', keep)}
      />
      <Attachments
        clientId={clientId}
        files={draft.files}
        isDisabled={isSending}
        refused={refused}
        onRefused={setRefused}
      />
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="1">
        <Button type="submit" isBusy={isSending} busyText="Enviando..." width={{ base: 'full', md: 'auto' }}>
          Enviar solicitação
        </Button>
        {!isEmptyDraft(draft) && <DiscardDraft clientId={clientId} />}
        <chakra.p textStyle="meta" color="fg.muted" role="status">
          {isKept ? KEPT_TEXTS[isOnline ? 'online' : 'offline'] : NOT_KEPT}
        </chakra.p>
      </Box>
    </Form>
  );
}

const KEPT_TEXTS = {
  online: 'O que você escreve fica guardado neste aparelho até ser enviado.',
  offline: 'Sem conexão: a solicitação fica guardada neste aparelho e segue sozinha depois.',
};
const NOT_KEPT = 'O aparelho não conseguiu guardar o que você escreveu: ainda está só nesta página.';

function ServiceHelp({ service }: { service: Row<'services'> }) {
  return (
    <>
      {service.description !== null && `${service.description} `}
      <chakra.b color="fg" fontWeight="medium" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {priceText(service.price_cents)}
      </chakra.b>
    </>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
