import { emailField, fullName, passwordWeaknesses, requestableRole, z } from '@portal/domain';
import { brand as firm } from '#config/brand.ts';
import { weaknessText } from './password/password-texts.ts';

/** What is wrong with a typed address, in words that say what to do; null when nothing is. */
export function emailProblem(typed: string): string | null {
  const email = typed.trim();
  if (email === '') return 'Informe seu e-mail';
  if (emailField.safeParse(email).success) return null;
  const [, host, more] = email.split('@');
  if (host === undefined) return 'Falta o @ no e-mail';
  if (more !== undefined) return 'O e-mail só pode ter um @';
  if (/\s/.test(email)) return 'O e-mail não pode ter espaços';
  if (!/\.[^.]{2,}$/.test(host)) return 'Falta o final do e-mail, como .com ou .com.br';
  return 'Este e-mail não parece correto. Confira se não falta nada.';
}

type Owner = { email: string; full_name?: string };

/** What is wrong with a password for this person; lists of guesses are fetched for it. */
export async function passwordProblem(password: string, owner: Owner): Promise<string | null> {
  if (password === '') return 'Informe uma senha';
  const firm_names = [firm.name, firm.shortName];
  return weaknessText(await passwordWeaknesses(password, { full_name: '', ...owner, firm_names }));
}

const email = z.string().superRefine((value, context) => addProblem(context, emailProblem(value)));
const name = z.string().superRefine((value, context) => {
  if (fullName.safeParse(value).success) return;
  addProblem(context, value.trim() === '' ? 'Informe seu nome completo' : 'O nome pode ter até 120 letras');
});

export const signInForm = z.object({ email, password: z.string().min(1, 'Informe sua senha') });
export const recoveryForm = z.object({ email });
export const finishForm = z.object({ full_name: name, requested_role: requestableRole });
export const signUpForm = finishForm
  .extend({ email, password: z.string() })
  .superRefine(async (form, context) =>
    addProblem(context, await passwordProblem(form.password, form), 'password'),
  );

export const newPasswordForm = (owner: Owner) =>
  z.object({
    password: z
      .string()
      .superRefine(async (value, context) => addProblem(context, await passwordProblem(value, owner))),
  });

export const changePasswordForm = (owner: Owner) =>
  newPasswordForm(owner).extend({
    current: z.string().min(1, 'Informe sua senha atual'),
    /** Of the authenticator app, where one is asked for. */
    code: z.string(),
  });

/** Ten or eleven digits with area code, as Brazilian numbers have; empty is allowed. */
export function phoneProblem(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim() === '' || /^[1-9]\d{9,10}$/.test(digits)) return null;
  return 'Informe o telefone com DDD, como (11) 98765-4321';
}

export const profileForm = z.object({
  full_name: name,
  phone: z.string().superRefine((value, context) => addProblem(context, phoneProblem(value))),
});

function addProblem(context: z.RefinementCtx, message: string | null, field?: string): void {
  if (message === null) return;
  context.addIssue({ code: 'custom', message, ...(field === undefined ? {} : { path: [field] }) });
}
