import { type ReactNode, useEffect, useState } from 'react';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { useIsOnline } from '#data/live/use-is-online.ts';
import { useSession } from '#session/session-context.ts';

type Asking = Awaited<ReturnType<(typeof import('./changed-texts.tsx'))['askAbout']>>;

/** In the place of the screens, once for each start with a connection, while a text reads otherwise than accepted. */
export function AskTexts({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const isOnline = useIsOnline();
  const consents = session.kind === 'active' ? session.user?.consents : undefined;
  const [asking, setAsking] = useState<Asking>(null);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (consents === undefined || !isOnline || isDone) return;
    return afterFirstScreen(() => {
      import('./changed-texts.tsx').then(
        ({ askAbout }) => setAsking(askAbout(consents)),
        () => undefined,
      );
    });
  }, [consents, isOnline, isDone]);
  if (asking === null || isDone) return children;
  return <asking.Screen texts={asking.texts} onDone={() => setDone(true)} />;
}
