import { type ClientFields, formatPhone } from '@portal/domain';

/** E-mail, else phone, else '-'. */
export function contactOf({ email, phone }: Pick<ClientFields, 'email' | 'phone'>): string {
  if (email !== null && email !== '') return email;
  return phone === null || phone === '' ? '-' : formatPhone(phone);
}
