import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccountService } from '#session/account/account-service.ts';
import { toast } from '#ui/feedback/toast.ts';
import { settle, toastFailure } from './report-failure.ts';

/** Codes that this page has tried: a code is good once, and an effect may run twice. */
const tried = new Set<string>();

/**
 * `/auth?mode=verifyEmail&oobCode=…`: where the confirmation e-mails of before led, and where the home page sends whose
 * browser did not get what follows the link there. Says how it ended, wherever that leads.
 */
export function useVerifyEmail(): void {
  const load = useAccountService();
  const [query, setQuery] = useSearchParams();
  const code = query.get('mode') === 'verifyEmail' ? query.get('oobCode') : null;
  useEffect(() => {
    if (code === null || tried.has(code)) return;
    tried.add(code);
    // A used code in the address would only fail at the next reload.
    setQuery({}, { replace: true });
    void verify(load, code);
  }, [code, load, setQuery]);
}

async function verify(load: ReturnType<typeof useAccountService>, code: string): Promise<void> {
  const service = await settle(async () => ({ ok: true, value: await load() }));
  if (!service.ok) return toastFailure('Erro', service.reason);
  const result = await settle(() => service.value.verifyEmail(code));
  if (!result.ok) return toastFailure('Não deu para confirmar o e-mail', result.reason);
  toast({ kind: 'success', title: 'E-mail confirmado!' });
  await settle(() => service.value.stampLogin());
}
