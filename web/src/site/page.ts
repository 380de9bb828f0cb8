import type { ReactNode } from 'react';
import type { pageStyles } from './styles/page-styles.ts';
import type { TileFamily } from './drawings/wall-tiles.ts';

/** One public page, as it is before it becomes a file. */
export type SitePage = {
  readonly path: string;
  /** Of the tab and of search results; every page its own. */
  readonly title: string;
  readonly description: string;
  /** Its name in the menu; null for pages that are not there. */
  readonly menuLabel: string | null;
  /** The last day on which a reader would have found something new, as YYYY-MM-DD. Search engines read it. */
  readonly updated: string;
  /** The pages above this one, outermost first; the home page is above all of them and not named. */
  readonly trail: readonly Crumb[];
  /** What a link to the page looks like in a messenger; null for pages that nobody passes on. */
  readonly share: ShareCard | null;
  /** Kept out of search engines and of the sitemap. */
  readonly isHidden?: true;
  /** Set by articles alone; every other page is a website's. */
  readonly published?: string;
  /** The part of the styles that not every page needs. */
  readonly styles: keyof typeof pageStyles;
  readonly jsonLd?: readonly object[];
  readonly body: ReactNode;
};

export type Crumb = {
  readonly path: string;
  readonly label: string;
};

export type ShareCard = {
  readonly title: string;
  /** Above the title: the part of the site. */
  readonly section: string;
  /** Colours of the wall beside it. */
  readonly family?: TileFamily;
};

/** The page's name in the build's output. The host serves it without its ending. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Of the picture that a messenger shows; one per page that can be passed on. */
export const shareImageOf = (path: string) =>
  `/og/${path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-')}.png`;
