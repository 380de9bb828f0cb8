import { type CallableInput, z } from '@portal/domain';
import type { AccountResult, DevicePushService } from '#session/account/account-service.ts';
import { callFunction } from './call-function.ts';

type Attempt = <T>(action: () => Promise<T>) => Promise<AccountResult<T>>;

const answer = z.object({ key: z.string().nullable(), endpoint: z.string().nullable() });

export const devicePushService = (attempt: Attempt): DevicePushService => ({
  read: (input: CallableInput<'readPush'>) =>
    attempt(async () => answer.parse(await callFunction('readPush', input))),
  start: (input: CallableInput<'startPush'>) =>
    attempt(async () => void (await callFunction('startPush', input))),
  end: (input: CallableInput<'endPush'>) => attempt(async () => void (await callFunction('endPush', input))),
});
