import type { OpenedInvitation } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type AccountErrorKind,
  type AccountResult,
  useAccountService,
} from '#session/account/account-service.ts';
import {
  dropInvitation,
  invitationInHash,
  type InvitationLink,
  keepInvitation,
  readKeptInvitation,
} from '#session/way-in/kept-invitation.ts';

export type OpenedLink =
  | { kind: 'loading' }
  /** There is no whole link. */
  | { kind: 'broken' }
  | { kind: 'failed'; reason: AccountErrorKind }
  | { kind: 'open'; link: InvitationLink; opened: OpenedInvitation };

/** The invitation that the address, or this tab, holds: what it is about is asked of the server. */
export function useInvitation() {
  const load = useAccountService();
  const link = useLink();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OpenedLink>(link === null ? { kind: 'broken' } : { kind: 'loading' });

  useEffect(() => {
    if (link === null) return;
    let isOver = false;
    void open(load, link).then((result) => {
      if (isOver) return;
      setState(
        result.ok ? { kind: 'open', link, opened: result.value } : { kind: 'failed', reason: result.reason },
      );
    });
    return () => {
      isOver = true;
    };
  }, [load, link, attempt]);

  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

/** Read once; then it is no longer in the address, where a glance at the screen or a screenshot would have it. */
function useLink(): InvitationLink | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => invitationInHash(hash) ?? readKeptInvitation());
  useEffect(() => {
    if (link !== null) keepInvitation(link);
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, link, navigate]);
  return link;
}

async function open(
  load: ReturnType<typeof useAccountService>,
  link: InvitationLink,
): Promise<AccountResult<OpenedInvitation>> {
  try {
    return await (await (await load()).invitations()).open(link);
  } catch {
    return { ok: false, reason: navigator.onLine ? 'unknown' : 'offline' };
  }
}

/** Takes the invitation up, once at a time; what was accepted is kept in the tab no longer. */
export function useAcceptance(link: InvitationLink) {
  const load = useAccountService();
  const [state, setState] = useState<Acceptance>({ kind: 'waiting' });
  const accept = async () => {
    setState({ kind: 'busy' });
    const result = await attempt(load, link);
    if (result.ok) dropInvitation();
    setState(result.ok ? { kind: 'done' } : { kind: 'refused', reason: result.reason });
  };
  return { state, accept };
}

export type Acceptance =
  { kind: 'waiting' } | { kind: 'busy' } | { kind: 'done' } | { kind: 'refused'; reason: AccountErrorKind };

async function attempt(
  load: ReturnType<typeof useAccountService>,
  link: InvitationLink,
): Promise<AccountResult> {
  try {
    return await (await (await load()).invitations()).accept(link);
  } catch {
    return { ok: false, reason: navigator.onLine ? 'unknown' : 'offline' };
  }
}
