import { type Action, can, type Thing } from '@portal/domain';
import { useActiveAccount } from '../session-context.ts';

/** Whether this person may do something to a kind of thing of their firm. */
export function useMay(action: Action, kind: Thing['kind']): boolean {
  const account = useActiveAccount();
  return can({ ...account, is_active: true }, action, { kind, tenant_id: account.tenant_id });
}
