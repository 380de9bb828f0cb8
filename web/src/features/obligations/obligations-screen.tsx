import { ObligationsList } from './obligations-list.tsx';

type ObligationsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All obligations of the firm, as a list or as a month, or those of one client. */
export function ObligationsScreen({ clientId }: ObligationsScreenProps) {
  return <ObligationsList ofClient={clientId ?? null} />;
}
