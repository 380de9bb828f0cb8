import { useEffect, useState } from 'react';

export type StorageEstimateView = {
  /** By everything this site keeps, its own code included. */
  used_bytes: number;
  /** What the browser lets it use in all. */
  quota_bytes: number;
  /** Whether the browser has promised not to erase it by itself; null where it does not say. */
  is_persistent: boolean | null;
};

/** What the browser tells of its storage, anew whenever `changed` is another value; null where it cannot tell. */
export function useStorageEstimate(changed: unknown): StorageEstimateView | null {
  const [estimate, setEstimate] = useState<StorageEstimateView | null>(null);
  useEffect(() => {
    let isOver = false;
    const tell = (told: StorageEstimateView | null) => {
      if (!isOver) setEstimate(told);
    };
    readEstimate().then(tell, () => tell(null));
    return () => {
      isOver = true;
    };
  }, [changed]);
  return estimate;
}

async function readEstimate(): Promise<StorageEstimateView | null> {
  // Missing in pages without https and in older browsers, whatever the types say.
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const [told, is_persistent] = await Promise.all([
    storage?.estimate?.(),
    storage?.persisted?.().catch(() => null),
  ]);
  if (told?.usage === undefined || told.quota === undefined) return null;
  return { used_bytes: told.usage, quota_bytes: told.quota, is_persistent: is_persistent ?? null };
}
