import { Grid, GridItem } from '@chakra-ui/react';
import { CLIENT_STATUSES, type ClientFields as Client, TAX_REGIMES } from '@portal/domain';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  CLIENT_FIELD_LABELS as LABELS,
  CLIENT_STATUS_LABELS,
  REGIME_LABELS,
} from '#records/labels/client-labels.ts';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { phoneMask } from '#config/phone-mask.ts';
import type { ClientFormValues } from './client-form.ts';
import { stateMask, taxIdMask } from './field-masks.ts';
import { SameTaxId } from './same-tax-id.tsx';

type ClientFieldsProps = {
  form: UseFormReturn<ClientFormValues, unknown, Client>;
  /** The client that is edited; null for a new one. */
  ownId: string | null;
};

const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
const STATUSES = CLIENT_STATUSES.map((value) => ({ value, label: CLIENT_STATUS_LABELS[value] }));

const FULL = { base: 'span 6' };
const HALF = { base: 'span 6', md: 'span 3' };

export function ClientFields({ form, ownId }: ClientFieldsProps) {
  const { errors } = form.formState;
  const register = (field: keyof ClientFormValues) => checkOnBlur(form, field);
  const texts = (field: keyof ClientFormValues) => ({ label: LABELS[field], error: errors[field]?.message });
  return (
    <Grid templateColumns="repeat(6, minmax(0, 1fr))" gap="3.5">
      <GridItem gridColumn={FULL}>
        <TextField {...texts('corporate_name')} required autoComplete="off" {...register('corporate_name')} />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <MaskedField
          {...texts('cnpj_cpf')}
          mask={taxIdMask}
          registration={register('cnpj_cpf')}
          required
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <SelectField {...texts('tax_regime')} required options={REGIMES} {...register('tax_regime')} />
      </GridItem>
      <SameTaxId typed={useWatch({ control: form.control, name: 'cnpj_cpf' })} ownId={ownId} />
      <GridItem gridColumn={HALF}>
        <TextField {...texts('trade_name')} autoComplete="off" {...register('trade_name')} />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <SelectField {...texts('status')} options={STATUSES} {...register('status')} />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <TextField
          {...texts('email')}
          type="email"
          placeholder="nome@empresa.com.br"
          autoComplete="off"
          {...register('email')}
        />
      </GridItem>
      <GridItem gridColumn={HALF}>
        <MaskedField
          {...texts('phone')}
          mask={phoneMask}
          registration={register('phone')}
          type="tel"
          placeholder="DDD e número"
        />
      </GridItem>
      <GridItem gridColumn={FULL}>
        <TextField {...texts('address')} autoComplete="off" {...register('address')} />
      </GridItem>
      <GridItem gridColumn="span 4">
        <TextField {...texts('city')} autoComplete="off" {...register('city')} />
      </GridItem>
      <GridItem gridColumn="span 2">
        <MaskedField
          {...texts('state')}
          mask={stateMask}
          registration={register('state')}
          maxLength={2}
          autoCapitalize="characters"
        />
      </GridItem>
      <GridItem gridColumn={FULL}>
        <TextAreaField {...texts('notes')} rows={2} {...register('notes')} />
      </GridItem>
    </Grid>
  );
}
