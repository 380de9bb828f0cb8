import { leaveKey } from './leave-key.ts';
import { leaveToken, type Leaving } from './leave-token.ts';

/** Of `firebase.json`, which hands it over to the function. */
export const LEAVE_PATH = '/cancelar-avisos';

/** `unsubscribe` of an e-mail that a person can do without; `origin`: of the site, without a path. */
export const leaveLink = async (origin: string, leaving: Leaving): Promise<string> =>
  `${origin}${LEAVE_PATH}/${leaveToken(await leaveKey(), leaving)}`;
