import type { Visit } from './address.ts';

const KEY = 'portal.scroll-places';

/** How far each entry of this tab's history was scrolled, in px, by the entry's key. */
let places: Record<string, number> = {};

/** From here on the page is scrolled by `scrollFor` alone: the browser does so before the screen is there. Returns the undo. */
export function keepScrollPlaces(currentKey: () => string): () => void {
  places = readPlaces();
  history.scrollRestoration = 'manual';
  const leave = () => {
    leavePlace(currentKey());
    try {
      sessionStorage.setItem(KEY, JSON.stringify(places));
    } catch {
      // Where nothing may be kept, a page that is opened again begins at its top.
    }
    history.scrollRestoration = 'auto';
  };
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('pagehide', leave);
    history.scrollRestoration = 'auto';
  };
}

/** Before another screen takes this one's place. */
export function leavePlace(key: string): void {
  places[key] = scrollY;
}

/** To where the entry was left, to what its address names, or to the top. */
export function scrollFor({ location: { key, hash }, isScrollKept }: Visit): void {
  const place = places[key];
  if (place !== undefined) return scrollTo(0, place);
  const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (named !== null) named.scrollIntoView();
  else if (!isScrollKept) scrollTo(0, 0);
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>; // written above alone
  } catch {
    return {};
  }
}
