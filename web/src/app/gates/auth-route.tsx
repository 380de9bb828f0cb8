import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isPrerendered, takeOver } from '#app/prerendered/take-over.ts';
import { prepareSignIn } from '#app/startup/prepare-sign-in.ts';
import { startWorker } from '#app/startup/start-worker.ts';
import { useHasHandovers } from '#features/account/handovers/use-has-handovers.ts';
import { AuthScreen } from '#features/account/sign-in/auth-screen.tsx';
import { EnteringContext } from '#features/account/sign-in/entering.tsx';
import { useVerifyEmail } from '#features/account/use-verify-email.ts';
import { innerPath } from '#session/way-in/inner-path.ts';
import type { StoredSession } from '#session/stored-session.ts';
import { useSession, useSessionActions } from '#session/session-context.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { keepLineFree } from '#ui/lazy/free-line.ts';
import { lazyPart } from '#ui/lazy/lazy-part.ts';
import { AccountGate } from './account-gate.tsx';
import { AuthWaiting } from './auth-waiting.tsx';

/** What it needs to save and to erase is heavy: the form does not wait, and the device of who never left work behind does without. */
const Handovers = lazyPart(
  () => import('#features/account/handovers/handovers.tsx'),
  (module) => module.Handovers,
);

/** From then on it is said what is awaited. */
const LONG_WAIT_MS = 1_000;

/** Then the screen comes, and the engine with it. */
const ENGINE_LATEST_MS = 800;

/** Sign-in for a person who is out; one who is in goes to the role's home. */
export function AuthRoute() {
  const session = useSession();
  const { signOut } = useSessionActions();
  const [query] = useSearchParams();
  useVerifyEmail();
  const [isSignUpUnderWay, setSignUpUnderWay] = useState(false);
  const isOut = session.kind === 'signed_out';
  const wasOut = useWasOut(isOut);
  // Nobody has been here before: the form need not wait for the word that nobody is.
  const [isFirstVisit] = useState(isPrerendered);
  const isForm = session.kind !== 'loading' || isSignUpUnderWay || (isFirstVisit && !wasOut);
  useLayoutEffect(() => {
    if (isForm) takeOver();
  }, [isForm]);
  const isPrepared = usePreparation(isOut || (isFirstVisit && session.kind !== 'loading'));
  const entered = wasOut && session.kind === 'active' && !session.needs_sign_in ? session.account : null;
  const isEngineUp = useEngineAhead(entered);
  const isEntering = (wasOut && session.kind === 'loading') || entered !== null;
  const isLongWait = useLongWait(session.kind === 'loading', isEntering);
  useLine(isEntering);
  const hasHandovers = useHasHandovers(session.kind);
  const hasTime = isOut || isEntering ? isPrepared : session.kind !== 'loading';
  const screen = (notice?: ReactNode) => (
    <EnteringContext value={isEntering}>
      <AuthScreen
        notice={notice}
        handovers={hasTime && hasHandovers && <Handovers occasion={session.kind} />}
        onSignUpUnderWay={setSignUpUnderWay}
      />
    </EnteringContext>
  );
  switch (session.kind) {
    case 'loading':
      // A sign-up goes on in its form, and who entered sees theirs until it takes long: another screen costs a slow phone time.
      return isForm || (isEntering && !isLongWait) ? screen() : <AuthWaiting hasEntered={wasOut} />;
    case 'signed_out':
      return screen();
    case 'incomplete':
      // Between the identity and its row a sign-up looks interrupted; the form is still on it.
      return isSignUpUnderWay ? screen() : <AccountGate session={session} />;
    case 'pending':
    case 'blocked':
    case 'hidden':
    case 'unreachable':
    case 'factor_missing':
      return <AccountGate session={session} />;
    case 'refused':
      return screen(
        <Note
          action={
            <Button variant="outline" onClick={signOut}>
              Sair desta conta
            </Button>
          }
        >
          Entre de novo para enviar e receber. O que está guardado neste aparelho continua aqui.
        </Note>,
      );
    case 'active':
      if (session.needs_sign_in)
        return screen(<Note>Entre de novo. O que está guardado neste aparelho continua aqui.</Note>);
      // What they see stays until the next screen is drawn, and no empty page comes between the two.
      return (
        <>
          {entered !== null && (isLongWait ? <AuthWaiting hasEntered /> : screen())}
          {(entered === null || isEngineUp) && (
            <Navigate to={innerPath(query.get('next'), session.account.role)} replace />
          )}
        </>
      );
  }
}

/**
 * Has what follows come while somebody is at the form, and answers whether it has. The worker, which takes all files along, comes
 * after it, wherever the person is by then.
 */
function usePreparation(isWanted: boolean): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    void prepareSignIn().then(() => {
      setDone(true);
      startWorker();
    });
  }, [isWanted]);
  return isDone;
}

/** For who is on the way in: what other screens need comes after their first list. */
function useLine(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    let leave = () => {};
    keepLineFree(new Promise<void>((resolve) => (leave = resolve)));
    return () => leave();
  }, [isNeeded]);
}

/**
 * Answers whether the engine of who has entered has asked for their first rows, or would hold their screen up for too long. A slow
 * phone draws that screen for half a second, and does nothing else: the rows come meanwhile.
 */
function useEngineAhead(entered: StoredSession | null): boolean {
  const [isUp, setUp] = useState(false);
  const uid = entered?.uid ?? null;
  const tenant_id = entered?.tenant_id ?? null;
  useEffect(() => {
    if (uid === null || tenant_id === null) return;
    let leave: (() => void) | null = null;
    let isOver = false;
    const proceed = () => setUp(true);
    const latest = setTimeout(proceed, ENGINE_LATEST_MS);
    import('#app/startup/engine-ahead.ts').then(
      ({ beginEngine }) => {
        if (isOver) return;
        const begun = beginEngine({ uid, tenant_id });
        leave = begun.leave;
        void begun.hasAsked.then(proceed);
      },
      // It starts with their screen.
      proceed,
    );
    return () => {
      isOver = true;
      clearTimeout(latest);
      leave?.();
    };
  }, [uid, tenant_id]);
  return isUp;
}

/** Whether the server's word about who is entering took long; what comes after it is not said any more. */
function useLongWait(isLoading: boolean, isEntering: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading || !isEntering) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isEntering]);
  useEffect(() => (isEntering ? () => setLong(false) : undefined), [isEntering]);
  return isEntering && isLong;
}

/** Whether nobody was here at some moment of this visit: who comes after that has entered by the form. */
function useWasOut(isOut: boolean): boolean {
  const [wasOut, setWasOut] = useState(isOut);
  if (isOut && !wasOut) setWasOut(true);
  return wasOut;
}
