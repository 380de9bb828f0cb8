import { useCallback, useEffect, useState } from 'react';
import { roomIn, type StorageRoom } from './storage-room.ts';

/** Whether the device has room, looked at now, whenever the page comes back into view, and when `look` is called. */
export function useStorageRoom(): { room: StorageRoom; look: () => void } {
  const [room, setRoom] = useState<StorageRoom>('unknown');
  const look = useCallback(() => {
    estimate().then(
      (found) => setRoom(roomIn(found)),
      () => setRoom('unknown'),
    );
  }, []);
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  return { room, look };
}

/** Missing outside a secure context, and in older browsers. */
async function estimate(): Promise<StorageEstimate> {
  const storage = navigator.storage as StorageManager | undefined;
  return storage === undefined || !('estimate' in storage) ? {} : storage.estimate();
}
