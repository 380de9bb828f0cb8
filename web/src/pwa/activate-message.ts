/** What the page says to a waiting worker once the person has accepted the new version. */
export const activateMessage = { kind: 'activate-new-version' } as const;

export function isActivateMessage(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === activateMessage.kind
  );
}
