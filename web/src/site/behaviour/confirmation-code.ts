/** What the link of a confirmation e-mail carries: `/?mode=verifyEmail&oobCode=…`. */
export function confirmationCode(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('mode') === 'verifyEmail' ? query.get('oobCode') : null;
}
