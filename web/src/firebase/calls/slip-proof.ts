import { type CallableInput, z } from '@portal/domain';
import { callFunction } from './call-function.ts';

const proofAnswer = z.object({ pdf: z.base64() });

/** The page as a file. */
export async function makeSlipProof(input: CallableInput<'makeSlipProof'>): Promise<Blob> {
  const { pdf } = proofAnswer.parse(await callFunction('makeSlipProof', input));
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
