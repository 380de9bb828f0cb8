import type { TabState } from '#data/local/tab-state.ts';
import { UpdatePrompt } from '#pwa/update-prompt.tsx';
import { NoStorageNotice } from './no-storage-notice.tsx';

/** What lies over every screen, the pages of signing in too. Loaded after the first of them. */
export function PageNotices({ use }: { readonly use: TabState }) {
  return (
    <>
      <UpdatePrompt use={use} />
      <NoStorageNotice />
    </>
  );
}
