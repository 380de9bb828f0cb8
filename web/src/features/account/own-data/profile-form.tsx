import { chakra } from '@chakra-ui/react';
import { type AppUser, formatPhone } from '@portal/domain';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { useAccountService } from '#session/account/account-service.ts';
import { roleLabels } from '#session/account/role-labels.ts';
import { Button } from '#ui/button.tsx';
import { checkOnBlur } from '#ui/fields/check-on-blur.ts';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formResolver } from '#ui/fields/form-resolver.ts';
import { phoneMask } from '#config/phone-mask.ts';
import { profileForm } from '../account-fields.ts';
import { AccountForm, Help } from '../form-layout.tsx';
import { settle, toastDone, toastFailure } from '../report-failure.ts';

const NEEDS_CONNECTION = 'Salvar o perfil precisa de conexão. O que você digitou continua aqui.';

/** The own name and phone: the one form that waits for the server, because rights hang on the same row. */
export function ProfileForm({ user }: { readonly user: AppUser }) {
  const load = useAccountService();
  const isOnline = useIsOnline();
  const form = useForm({ resolver: formResolver(profileForm), defaultValues: shownOf(user) });
  const { errors, isSubmitting, isDirty } = form.formState;

  // Follows the row while nothing was typed.
  useEffect(() => {
    if (!isDirty) form.reset(shownOf(user));
  }, [user, isDirty, form]);

  const phone = checkOnBlur(form, 'phone');

  const submit = form.handleSubmit(async ({ full_name, phone }) => {
    const digits = phone.replace(/\D/g, '');
    const input = { full_name, phone: digits === '' ? null : digits };
    const result = await settle(async () => (await load()).updateProfile(input));
    if (!result.ok) return toastFailure('Erro ao atualizar perfil', result.reason);
    form.reset(shownOf({ full_name: full_name.trim(), phone: input.phone }));
    toastDone('Perfil atualizado com sucesso!');
  });

  return (
    <AccountForm onSubmit={(event) => void submit(event)} aria-label="Perfil" maxWidth="dialog">
      <Grid>
        <TextField
          label="Nome completo"
          autoComplete="name"
          aria-required
          readOnly={!isOnline}
          error={errors.full_name?.message}
          {...checkOnBlur(form, 'full_name')}
        />
        <TextField label="E-mail" type="email" value={user.email} readOnly help="O e-mail não muda." />
        <MaskedField
          label="Telefone"
          type="tel"
          autoComplete="tel"
          placeholder="DDD e número"
          mask={phoneMask}
          readOnly={!isOnline}
          error={errors.phone?.message}
          registration={phone}
        />
        <TextField
          label="Função"
          value={user.role === null ? '' : roleLabels[user.role]}
          readOnly
          help="Quem muda a função é um administrador."
        />
      </Grid>
      <Footer>
        <Button type="submit" isBusy={isSubmitting} busyText="Salvando..." disabled={!isOnline}>
          Salvar Alterações
        </Button>
        {!isOnline && <Help role="status">{NEEDS_CONNECTION}</Help>}
      </Footer>
    </AccountForm>
  );
}

function shownOf({ full_name, phone }: Pick<AppUser, 'full_name' | 'phone'>) {
  return { full_name, phone: phone === null ? '' : formatPhone(phone) };
}

const Grid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
});
const Footer = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', mt: '1' },
});
