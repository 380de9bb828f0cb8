import { useConnection } from '#data/live/connection.ts';
import { answered } from '#data/writes/answered.ts';
import type { WriteResult } from '#data/writes/write-result.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type WriteTitles, writeNotice } from './labels/write-labels.ts';

type Action = { label: string; onSelect: () => void };

/**
 * Awaits a write and says how it went: saved on the device, sent directly, or not saved and why. It answers whatever
 * happens, so that no form stays open in silence.
 */
export function useWriteNotice() {
  const say = useSayWritten();
  return async (writing: Promise<WriteResult>, titles: WriteTitles): Promise<WriteResult> => {
    const result = await answered(writing);
    say(result, titles);
    return result;
  };
}

/** Says what a write has answered. Returns how to close the notice. */
export function useSayWritten() {
  const { connection } = useConnection();
  return (result: WriteResult, titles: WriteTitles, action?: Action) => {
    const notice = writeNotice(result, titles, connection.kind === 'online');
    return toast(action !== undefined && result.ok ? { ...notice, action } : notice);
  };
}
