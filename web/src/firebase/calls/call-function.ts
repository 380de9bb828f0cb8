import { type CallableInput, type CallableName, callables } from '@portal/domain';
import { httpsCallable } from 'firebase/functions';
import { firebaseFunctions } from '../sdk/firebase-functions.ts';

/** Parsed here too, so that trimming happens once and a wrong input is a bug of the form, not a refusal. */
export async function callFunction<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Promise<unknown> {
  return (await httpsCallable(firebaseFunctions(), name)(callables[name].parse(input))).data;
}
