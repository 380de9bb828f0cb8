import { useConnection } from '#data/live/connection.ts';
import type { WriteResult } from '#data/writes/write.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type WriteTitles, writeNotice } from './labels/write-labels.ts';

type Action = { label: string; onSelect: () => void };

/** Says how a write went: saved on the device, sent directly, or not saved and why. Returns how to close the notice. */
export function useWriteNotice() {
  const { connection } = useConnection();
  return (result: WriteResult, titles: WriteTitles, action?: Action) => {
    const notice = writeNotice(result, titles, connection.kind === 'online');
    return toast(action !== undefined && result.ok ? { ...notice, action } : notice);
  };
}
