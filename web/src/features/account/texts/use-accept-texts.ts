import { LEGAL_VERSIONS, type LegalText } from '@portal/domain';
import { useState } from 'react';
import { useAccountService } from '#session/account/account-service.ts';
import { toast } from '#ui/feedback/toast.ts';
import { settle, toastFailure } from '../report-failure.ts';

/** Accepts texts as this version of the app knows them; says what came of it. */
export function useAcceptTexts() {
  const load = useAccountService();
  const [isBusy, setIsBusy] = useState(false);
  const accept = async (wanted: readonly LegalText[]): Promise<boolean> => {
    setIsBusy(true);
    const texts = wanted.map((text) => ({ text, version: LEGAL_VERSIONS[text] }));
    const result = await settle(async () => (await load()).acceptTexts({ texts }));
    setIsBusy(false);
    if (result.ok) toast({ kind: 'success', title: 'Aceite registrado!' });
    else toastFailure('Erro ao registrar o aceite', result.reason);
    return result.ok;
  };
  return { accept, isBusy };
}
