import type { AppUser } from '@portal/domain';
import type { Auth } from 'firebase/auth';
import type { OwnRowState } from '#session/account/account-service.ts';

/** While its recovery codes are on the screen, a factor that was just set up counts as none. */
let isSettingUp = false;

export const holdSetUp = (isHeld: boolean): void => {
  isSettingUp = isHeld;
};

/** Whether the row asks for a second factor that this session began without. */
export async function lacksFactor(
  auth: Auth,
  { auth_uid, needs_factor }: Pick<AppUser, 'auth_uid' | 'needs_factor'>,
): Promise<boolean> {
  const user = auth.currentUser;
  if (needs_factor !== true || user?.uid !== auth_uid) return false;
  if (isSettingUp) return true;
  return (await user.getIdTokenResult()).signInSecondFactor !== 'totp';
}

type Listener = (state: OwnRowState) => void;

/** Tells of the server's row with whether it asks for a factor; a later state overtakes one still being looked at. */
export function withLackOfFactor(auth: Auth, listener: Listener): Listener {
  let latest: OwnRowState | null = null;
  return (state) => {
    latest = state;
    if (state.kind !== 'row' || !state.from_server || state.row.needs_factor !== true) return listener(state);
    const tell = (lacks_factor: boolean) => {
      if (latest === state) listener({ ...state, lacks_factor });
    };
    // Without an answer nothing is decided here: the rules ask as well.
    lacksFactor(auth, state.row).then(tell, () => tell(false));
  };
}
