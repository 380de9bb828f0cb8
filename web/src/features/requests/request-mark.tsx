import type { RecordState } from '#data/outbox/outbox-entry.ts';
import { SyncMark } from '#records/marks/sync-mark.tsx';

export function RequestMark({ state }: { state: RecordState }) {
  const percent = state.kind === 'sending' ? (state.percent ?? undefined) : undefined;
  return <SyncMark state={state.kind} percent={percent} />;
}
