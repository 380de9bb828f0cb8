import { z } from '@portal/domain';
import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from 'firebase/auth';
import { brand as firm } from '#config/brand.ts';
import type { FactorKey } from '#session/account/account-service.ts';
import { readKeptFirm } from '#session/firm/kept-firm.ts';
import { callFunction } from './call-function.ts';
import { endHere } from '../identity/ended-session.ts';
import { holdSetUp } from '../identity/lacks-factor.ts';

/** The question of the provider that waits for a code. */
let asked: MultiFactorResolver | null = null;
/** The key that is on the screen. */
let shown: TotpSecret | null = null;

export function rememberQuestion(auth: Auth, error: MultiFactorError): void {
  asked = getMultiFactorResolver(auth, error);
}

/** The second half of a sign-in. */
export async function answerWithCode(code: string): Promise<User> {
  const [factor] = asked?.hints ?? [];
  if (asked === null || factor === undefined) throw noQuestion();
  const answer = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code);
  const { user } = await asked.resolveSignIn(answer);
  asked = null;
  holdSetUp(false);
  return user;
}

/** A key for the person's app. The provider makes none for a session that began long ago. */
export async function beginFactor(auth: Auth): Promise<FactorKey> {
  const user = signedIn(auth);
  await user.reload();
  // There is one already, and this session began without it.
  if (multiFactor(user).enrolledFactors.length > 0)
    throw new FirebaseError('auth/requires-recent-login', 'the factor is there');
  shown = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  // As the person's app lists it.
  const { shortName } = readKeptFirm()?.shown ?? firm;
  return { key: shown.secretKey, uri: shown.generateQrCodeUrl(user.email ?? '', shortName) };
}

/** From here on the code is asked for at every sign-in. The set-up is held until its recovery codes are kept. */
export async function finishFactor(auth: Auth, code: string): Promise<void> {
  if (shown === null) throw noQuestion();
  holdSetUp(true);
  try {
    const proof = TotpMultiFactorGenerator.assertionForEnrollment(shown, code);
    await multiFactor(signedIn(auth)).enroll(proof, 'Aplicativo autenticador');
    shown = null;
  } catch (error) {
    holdSetUp(false);
    throw error;
  }
}

const codesAnswer = z.object({ codes: z.array(z.string()) });

export async function makeRecoveryCodes(): Promise<string[]> {
  return codesAnswer.parse(await callFunction('makeRecoveryCodes', {})).codes;
}

/** Lets go of a session that cannot do what is asked, as if the server had ended it. */
export const endSession = (auth: Auth): Promise<void> => endHere(auth, signedIn(auth));

function signedIn({ currentUser }: Auth): User {
  if (currentUser === null) throw new FirebaseError('auth/null-user', 'nobody is signed in');
  return currentUser;
}

const noQuestion = () => new FirebaseError('auth/missing-multi-factor-session', 'nothing was asked');
