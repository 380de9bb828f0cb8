import type { SearchGroup } from './search-answer.ts';
import type { FromSearch, ToSearch } from './search-messages.ts';

export type SearchAnswer = { query: string; groups: SearchGroup[]; isComplete: boolean };

export type Search = {
  ask: (query: string) => void;
  /** Whether somebody waits for it: then it reads without resting. */
  hurry: (isWaitedFor: boolean) => void;
  /** Ends its thread and with it its connection to the database. */
  end: () => void;
};

type Listeners = {
  onAnswer: (answer: SearchAnswer) => void;
  onChanged: () => void;
  /** Its code is not on the device, or broke. */
  onFailure: () => void;
};

/** A search of one account's local database, in a thread of its own. */
export function openSearch(
  { uid, tenant_id }: { uid: string; tenant_id: string },
  { onAnswer, onChanged, onFailure }: Listeners,
): Search {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    type: 'module',
    name: 'search',
  });
  const say = (message: ToSearch) => worker.postMessage(message);
  worker.addEventListener('error', onFailure);
  worker.addEventListener('message', ({ data }: MessageEvent<FromSearch>) => {
    switch (data.kind) {
      case 'answer':
        return onAnswer(data);
      case 'changed':
        return onChanged();
    }
  });
  say({ kind: 'open', uid, tenant_id });
  return {
    ask: (query) => say({ kind: 'ask', query }),
    hurry: (isWaitedFor) => say({ kind: 'hurry', isWaitedFor }),
    end: () => worker.terminate(),
  };
}
