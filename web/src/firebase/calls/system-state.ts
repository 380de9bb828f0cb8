import { type SystemState, systemStateSchema } from '@portal/domain';
import { callFunction } from './call-function.ts';

export async function readSystemState(): Promise<SystemState> {
  return systemStateSchema.parse(await callFunction('readSystemState', {}));
}
