import {
  type Location,
  type NavigationType,
  type Navigator,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';

/** An entry of the browser's history that was come to, and how. */
export type Visit = {
  location: Location;
  action: NavigationType;
  /** Whether the page stays where it is scrolled to. */
  isScrollKept: boolean;
};

/** The history that the library's own routers are made of. */
const history = UNSAFE_createBrowserHistory({ v5Compat: true });

let isScrollKept = false;

/** How the library changes the address; it leaves out what is said of scrolling, which is kept here for who follows. */
export const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  encodeLocation: (to) => history.encodeLocation(to),
  go: (delta) => history.go(delta),
  push: (to, state, options) => change(() => history.push(to, state), options?.preventScrollReset),
  replace: (to, state, options) => change(() => history.replace(to, state), options?.preventScrollReset),
};

function change(write: () => void, keepsScroll = false): void {
  isScrollKept = keepsScroll;
  try {
    write();
  } finally {
    isScrollKept = false;
  }
}

/** Where the page is now. */
export const currentVisit = (): Visit => ({
  location: history.location,
  action: history.action,
  isScrollKept,
});

/** Calls back at each change of the address, with who may be one at a time. Returns the undo. */
export const followAddress = (follow: (visit: Visit) => void): (() => void) =>
  history.listen(() => follow(currentVisit()));
