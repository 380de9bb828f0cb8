import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { matchRoutes, parsePath, renderMatches, type RouteObject, Router, type To } from 'react-router-dom';
import { RootLayout } from '#app/frame/root-layout.tsx';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { currentVisit, followAddress, navigatorOf, type Visit } from './address.ts';
import { keepScrollPlaces, leavePlace, scrollFor } from './scroll-places.ts';
import { handleOf } from './screen-route.tsx';

type AppRouterProps = {
  /** The last of them fits every address. */
  readonly routes: RouteObject[];
};

/**
 * Shows the screen of the address. One whose code is not here yet is waited for, with the screen before it still there, and its
 * address where the browser has not gone already. The library's router of data does this too, and much that nothing here asks of it, which every first list would wait for.
 */
export function AppRouter({ routes }: AppRouterProps) {
  const [{ first, navigator }] = useState(() => begin(routes));
  const [shown, setShown] = useState<Visit | null>(() => (isHere(routes, first.location) ? first : null));
  useLayoutEffect(() => {
    let [latest, last] = [first, first];
    const show = (visit: Visit) => {
      if (visit !== latest) return;
      if (visit !== last) leavePlace(last.location.key);
      last = visit;
      startTransition(() => setShown(visit));
    };
    const follow = (visit: Visit) => {
      latest = visit;
      if (isHere(routes, visit.location)) show(visit);
      // A screen says itself that its code cannot be had.
      else void loadCode(routes, visit.location).then(() => show(visit));
    };
    const stopKeeping = keepScrollPlaces(() => last.location.key);
    const stopFollowing = followAddress(follow);
    const now = currentVisit();
    follow(now.location.key === first.location.key ? first : now);
    return () => {
      stopKeeping();
      stopFollowing();
    };
  }, [routes, first]);
  useLayoutEffect(() => {
    if (shown !== null) scrollFor(shown);
  }, [shown]);
  const matches = useMemo(() => (shown === null ? null : matchesOf(routes, shown.location)), [routes, shown]);
  if (shown === null || matches === null) return <PageSpinner />;
  const { named } =
    matches.map(({ route }) => handleOf(route)).findLast((handle) => handle.named !== undefined) ?? {};
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      <RootLayout named={named}>{renderMatches(matches)}</RootLayout>
    </Router>
  );
}

function begin(routes: RouteObject[]) {
  const first = currentVisit();
  // Asked for before anything is drawn; waited for once the router is on the page.
  void loadCode(routes, first.location);
  return {
    first,
    navigator: navigatorOf((to) => (isHere(routes, to) ? null : loadCode(routes, to))),
  };
}

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

let asked: { routes: RouteObject[]; path: string | undefined; matches: Matches } | null = null;

/** A start asks four times of one address, and the library ranks all routes anew at each question. */
function matchesOf(routes: RouteObject[], to: To): Matches {
  const path = (typeof to === 'string' ? parsePath(to) : to).pathname;
  if (asked?.routes !== routes || asked.path !== path)
    asked = { routes, path, matches: matchRoutes(routes, to) ?? [] };
  return asked.matches;
}

const codesOf = (routes: RouteObject[], to: To) =>
  matchesOf(routes, to).flatMap(({ route }) => handleOf(route).codes);

const isHere = (routes: RouteObject[], to: To) => codesOf(routes, to).every((code) => code.here() !== null);

const loadCode = (routes: RouteObject[], to: To): Promise<unknown> =>
  Promise.allSettled(codesOf(routes, to).map((code) => code.load()));
