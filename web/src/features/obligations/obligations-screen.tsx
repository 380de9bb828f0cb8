import { useSearchParams } from 'react-router-dom';
import { ObligationsList } from './obligations-list.tsx';
import { OfficeCalendarScreen } from './office-calendar/office-calendar-screen.tsx';
import type { ObligationsView } from './view-switch.tsx';

type ObligationsScreenProps = {
  /** The one whose page this is a part of. */
  clientId?: string;
};

/** All obligations of the firm, as a list or as a month, or those of one client. */
export function ObligationsScreen({ clientId }: ObligationsScreenProps) {
  const [params] = useSearchParams();
  const asked: ObligationsView = params.get('view') === 'calendar' ? 'calendar' : 'list';
  if (clientId === undefined && asked === 'calendar') return <OfficeCalendarScreen />;
  return <ObligationsList ofClient={clientId ?? null} />;
}
