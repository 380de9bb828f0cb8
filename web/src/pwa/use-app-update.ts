import { useSyncExternalStore } from 'react';
import { appUpdate } from './app-update.ts';

export function useAppUpdate() {
  const state = useSyncExternalStore(appUpdate.subscribe, appUpdate.read);
  return { isReady: state.kind !== 'current', accept: appUpdate.accept };
}
