import { chakra } from '@chakra-ui/react';
import type { FirmFields } from '@portal/domain';
import { useForm } from 'react-hook-form';
import { type AccountResult, useAccountService } from '#session/account/account-service.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { phoneMask } from '#config/phone-mask.ts';
import { BrandFields } from './brand-fields.tsx';
import {
  checkFirmForm,
  FIRM_FIELD_LABELS,
  type FirmFormValues,
  idleOptions,
  MONTH_DAY_OPTIONS,
  PORTFOLIO_OPTIONS,
  toFirmFormValues,
} from './firm-form.ts';
import { useFirm } from './use-firm.ts';

/** The firm's own data, for administrators; with a connection, because rights hang on the same row. */
export function FirmPanel() {
  const { state, isOnline, retry } = useFirm();
  return (
    <Card aria-labelledby="escritorio">
      <chakra.h2 id="escritorio" textStyle="boxTitle">
        Dados do escritório
      </chakra.h2>
      <chakra.p textStyle="meta" color="fg.muted" mt="1" mb="3.5">
        Como o escritório se apresenta nos e-mails, na tela e aos clientes.
      </chakra.p>
      {!isOnline && (
        <chakra.div mb="3.5">
          <Note role="status">Ver e alterar os dados do escritório precisa de conexão.</Note>
        </chakra.div>
      )}
      {state.kind === 'loading' && isOnline && <SkeletonRows rows={3} />}
      {state.kind === 'error' && (
        <ErrorState
          title="Não deu para carregar os dados do escritório"
          text="O servidor não respondeu. Nada mudou."
          onRetry={retry}
        />
      )}
      {state.kind === 'ready' && <FirmForm firm={state.firm} isOnline={isOnline} />}
    </Card>
  );
}

const resolver = formResolver(checkFirmForm);

function FirmForm({ firm, isOnline }: { readonly firm: FirmFields; readonly isOnline: boolean }) {
  const load = useAccountService();
  const form = useForm<FirmFormValues, unknown, FirmFields>({
    resolver,
    defaultValues: toFirmFormValues(firm),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (fields) => {
    const save = async () => (await load()).updateFirm(fields);
    const result = await save().catch((): AccountResult => ({ ok: false, reason: 'unknown' }));
    if (!result.ok) {
      const description =
        result.reason === 'offline'
          ? 'Sem conexão com a internet. O que você digitou continua aqui.'
          : 'Tente novamente em alguns instantes. O que você digitou continua aqui.';
      return toast({ kind: 'error', title: 'Erro ao atualizar escritório', description });
    }
    form.reset(toFirmFormValues(fields));
    return toast({ kind: 'success', title: 'Escritório atualizado com sucesso!' });
  });
  const fieldOf = (name: keyof FirmFormValues) => ({
    label: FIRM_FIELD_LABELS[name],
    readOnly: !isOnline,
    error: errors[name]?.message,
  });
  const textOf = (name: keyof FirmFormValues) => (
    <TextField {...fieldOf(name)} {...checkOnBlur(form, name)} />
  );
  const phoneOf = (name: 'phone' | 'whatsapp') => (
    <MaskedField {...fieldOf(name)} type="tel" mask={phoneMask} registration={checkOnBlur(form, name)} />
  );
  return (
    <form noValidate aria-labelledby="escritorio" onSubmit={(event) => void submit(event)}>
      <Grid>
        {textOf('name')}
        {textOf('legal_name')}
        {phoneOf('phone')}
        {phoneOf('whatsapp')}
        <Whole>{textOf('email')}</Whole>
        <Whole>{textOf('hours')}</Whole>
        <Whole>{textOf('address')}</Whole>
        <Whole>
          <SelectField
            label={FIRM_FIELD_LABELS.idle_minutes}
            help="Vale em todos os aparelhos da equipe. Para voltar, pede a senha; nada se perde."
            options={idleOptions(firm.idle_minutes)}
            disabled={!isOnline}
            error={errors.idle_minutes?.message}
            {...form.register('idle_minutes')}
          />
        </Whole>
        <Whole>
          <SelectField
            label={FIRM_FIELD_LABELS.portfolio_scope}
            help="A carteira são os clientes de quem a pessoa é responsável. Administradores e supervisores guardam toda a firma. Ninguém perde acesso: é só o que fica no aparelho."
            options={PORTFOLIO_OPTIONS}
            disabled={!isOnline}
            error={errors.portfolio_scope?.message}
            {...form.register('portfolio_scope')}
          />
        </Whole>
        <Whole>
          <SelectField
            label={FIRM_FIELD_LABELS.month_day}
            help="A competência do mês corrente, como o botão 'Gerar o mês' faria: só o que falta, e nada do que existe muda. Clientes sem perfil tributário ficam de fora."
            options={MONTH_DAY_OPTIONS}
            disabled={!isOnline}
            error={errors.month_day?.message}
            {...form.register('month_day')}
          />
        </Whole>
      </Grid>
      <BrandFields form={form} isOnline={isOnline} />
      <Button
        type="submit"
        variant="outline"
        mt="4"
        isBusy={isSubmitting}
        busyText="Salvando..."
        disabled={!isOnline}
      >
        Salvar escritório
      </Button>
    </form>
  );
}

const Whole = chakra('div', { base: { gridColumn: '1 / -1' } });

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: 'dialog',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
