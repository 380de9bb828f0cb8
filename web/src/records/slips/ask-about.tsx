import type { Row } from '@portal/domain';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { portalSearch } from '#config/portal-params.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { askAboutSlip } from '#data/slips/ask-about-slip.ts';
import { Button } from '#ui/button.tsx';

type AskAboutProps = { slip: Row<'slips'>; name: string };

/** Leads to the conversation of the slip's company, where the message is begun. A device without room opens it empty. */
export function AskAbout({ slip, name }: AskAboutProps) {
  const { db } = useLocalAccount();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const ask = async () => {
    setIsBusy(true);
    await askAboutSlip(db, slip, name).catch(() => undefined);
    await navigate({
      pathname: paths.clientPortal,
      search: portalSearch(new URLSearchParams(), { tab: 'chat', company: slip.client_id }),
    });
  };
  return (
    <Button variant="ghost" isBusy={isBusy} onClick={() => void ask()}>
      <MessageCircle size={18} strokeWidth={1.75} aria-hidden />
      Perguntar
    </Button>
  );
}
