import {
  type Location,
  NavigationType,
  type Navigator,
  type To,
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
/** How often somebody has set out for another address: who sets out again goes nowhere else. */
let departures = 0;

/**
 * How the library changes the address: once what it needs is there (`prepare`, null where it is), so that the address and the screen
 * agree. What is said of scrolling is kept here for who follows, since the history leaves it out.
 */
export function navigatorOf(prepare: (to: To) => Promise<unknown> | null): Navigator {
  const go = (to: To, write: () => void, keepsScroll = false) => {
    departures += 1;
    const departure = departures;
    const arrive = () => {
      if (departure !== departures) return;
      isScrollKept = keepsScroll;
      try {
        write();
      } finally {
        isScrollKept = false;
      }
    };
    const ready = prepare(to);
    if (ready === null) arrive();
    else void ready.then(arrive);
  };
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state, options) => go(to, () => history.push(to, state), options?.preventScrollReset),
    replace: (to, state, options) => go(to, () => history.replace(to, state), options?.preventScrollReset),
  };
}

/** Where the page is now. */
export const currentVisit = (): Visit => ({
  location: history.location,
  action: history.action,
  isScrollKept,
});

/** Calls back at each change of the address, with who may be one at a time. Returns the undo. */
export const followAddress = (follow: (visit: Visit) => void): (() => void) =>
  history.listen(({ action }) => {
    // Back and forward, the browser has gone already.
    if (action === NavigationType.Pop) departures += 1;
    follow(currentVisit());
  });
