import { useSyncExternalStore } from 'react';
import { appUpdate } from './app-update.ts';

export function useAppUpdate() {
  const { kind } = useSyncExternalStore(appUpdate.subscribe, appUpdate.read);
  return { kind, accept: appUpdate.accept };
}
