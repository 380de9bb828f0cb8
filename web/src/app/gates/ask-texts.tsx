import { type ReactNode, useEffect, useState } from 'react';
import { afterFirstScreen } from '#app/startup/after-first-screen.ts';
import { useSession } from '#session/session-context.ts';

type Asking = Awaited<ReturnType<(typeof import('./changed-texts.tsx'))['askAbout']>>;

/** In the place of the screens, once for each start with a connection, while a text reads otherwise than accepted. */
export function AskTexts({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const consents = session.kind === 'active' ? session.user?.consents : undefined;
  const [asking, setAsking] = useState<Asking>(null);
  useEffect(() => {
    if (consents === undefined) return;
    return afterFirstScreen(() => {
      import('./changed-texts.tsx').then(
        ({ askAbout }) => setAsking(askAbout(consents)),
        () => undefined,
      );
    });
  }, [consents]);
  return asking === null ? children : <asking.Screen texts={asking.texts} onDone={() => setAsking(null)} />;
}
