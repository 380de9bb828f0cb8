/** What the browser is asked to come back with once there is a connection. */
export const SEND_WORK = 'send-work';

/** What the worker says to the open pages then. */
export const sendWorkMessage = { kind: SEND_WORK } as const;

export function isSendWorkMessage(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === sendWorkMessage.kind
  );
}
