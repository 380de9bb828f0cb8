import { useEffect, useState } from 'react';
import { useConnection } from '#data/live/connection.ts';
import {
  type AccountResult,
  type DevicePushService,
  useAccountService,
} from '#session/account/account-service.ts';
import {
  askForAddress,
  currentEndpoint,
  leavePush,
  type PushAbility,
  pushAbility,
} from '#session/device/device-push.ts';
import { thisDeviceId } from '#session/device/this-device.ts';
import { toast } from '#ui/feedback/toast.ts';

export type DevicePush =
  | { kind: Exclude<PushAbility, 'able'> | 'loading' | 'offline' | 'error' | 'not_set_up' }
  | { kind: 'ready'; isOn: boolean; key: string };

const FAILED = { kind: 'error', title: 'Erro ao mudar os avisos deste aparelho' } as const;

/** Whether this very device is pushed to: asked of the server and of the browser, and changed by a tap, with a connection. */
export function useDevicePush() {
  const ask = usePushService();
  const isOnline = useConnection().connection.kind === 'online';
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<DevicePush>({ kind: 'loading' });
  const [isBusy, setBusy] = useState(false);
  const ability = pushAbility();

  useEffect(() => {
    if (!isOnline || ability !== 'able') return;
    let isOver = false;
    void stateOf(ask).then((next) => {
      if (!isOver) setState(next);
    });
    return () => {
      isOver = true;
    };
  }, [ask, isOnline, ability, attempt]);

  const act = async (action: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await action().catch(() => false);
    setBusy(false);
    setAttempt((before) => before + 1);
    return isDone;
  };
  const turnOn = async (key: string) => {
    // First of all, while this is still the answer to a tap.
    if ((await Notification.requestPermission()) !== 'granted') return setAttempt(attempt + 1);
    const isDone = await act(async () => {
      const address = await askForAddress(key);
      if (address === null) return false;
      return (await ask((service) => service.start({ device_id: thisDeviceId(), ...address }))).ok;
    });
    if (isDone) toast({ kind: 'success', title: 'Este aparelho vai avisar você' });
    else toast({ ...FAILED, description: 'O navegador não aceitou, ou a conexão caiu. Tente novamente.' });
  };
  const turnOff = async () => {
    const isDone = await act(async () => {
      const ended = await ask((service) => service.end({ device_id: thisDeviceId() }));
      await leavePush();
      return ended.ok;
    });
    if (!isDone) toast({ ...FAILED, description: 'Tente novamente em alguns instantes.' });
  };
  const shown: DevicePush = ability !== 'able' ? { kind: ability } : isOnline ? state : { kind: 'offline' };
  return {
    state: shown,
    isBusy,
    turnOn,
    turnOff,
    retry: () => {
      setState({ kind: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}

type Ask = ReturnType<typeof usePushService>;

async function stateOf(ask: Ask): Promise<DevicePush> {
  const [known, endpoint] = await Promise.all([
    ask((service) => service.read({ device_id: thisDeviceId() })),
    currentEndpoint().catch(() => null),
  ]);
  if (!known.ok) return { kind: 'error' };
  const { key } = known.value;
  if (key === null) return { kind: 'not_set_up' };
  return { kind: 'ready', key, isOn: endpoint !== null && endpoint === known.value.endpoint };
}

/** Whatever it throws is one more way to fail. */
function usePushService() {
  const load = useAccountService();
  const [ask] = useState(
    () =>
      async <T>(
        action: (service: DevicePushService) => Promise<AccountResult<T>>,
      ): Promise<AccountResult<T>> => {
        try {
          return await action(await (await load()).devicePush());
        } catch {
          return { ok: false, reason: navigator.onLine ? 'unknown' : 'offline' };
        }
      },
  );
  return ask;
}
