import { useSyncExternalStore } from 'react';
import { appUpdate } from './app-update.ts';

export function useAppUpdate() {
  const { kind, isDemanded } = useSyncExternalStore(appUpdate.subscribe, appUpdate.read);
  return { kind, isDemanded, accept: appUpdate.accept };
}
