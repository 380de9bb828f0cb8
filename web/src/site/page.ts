import type { ReactNode } from 'react';

/** One public page, as it is before it becomes a file. */
export interface SitePage {
  readonly path: string;
  /** Its name in dist. */
  readonly file: string;
  /** Of the tab and of search results; every page its own. */
  readonly title: string;
  readonly description: string;
  /** Its name in the menu; null for pages that are not there. */
  readonly menuLabel: string | null;
  /** Kept out of search engines and of the sitemap. */
  readonly isHidden?: true;
  readonly jsonLd?: readonly object[];
  readonly body: ReactNode;
}
