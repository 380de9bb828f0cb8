import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { matchRoutes, renderMatches, type RouteObject, Router } from 'react-router-dom';
import { RootLayout } from '#app/frame/root-layout.tsx';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { currentVisit, followAddress, navigator, type Visit } from './address.ts';
import { keepScrollPlaces, leavePlace, scrollFor } from './scroll-places.ts';
import { handleOf } from './screen-route.tsx';

/** The last of the routes fits every address. */
type AppRouterProps = { readonly routes: RouteObject[] };

/**
 * Shows the screen of the address. One whose code is not here yet is waited for, with the screen before it still there. The library's
 * router of data does this too, and much that nothing here asks of it, which every first list would wait for.
 */
export function AppRouter({ routes }: AppRouterProps) {
  const [{ first, firstCode }] = useState(() => begin(routes));
  const [shown, setShown] = useState<Visit | null>(() => (isHere(routes, first) ? first : null));
  useLayoutEffect(() => {
    let [latest, last] = [first, first];
    const show = (visit: Visit) => {
      if (visit !== latest) return;
      if (visit !== last) leavePlace(last.location.key);
      last = visit;
      startTransition(() => setShown(visit));
    };
    const follow = (visit: Visit, code = loadCode(routes, visit)) => {
      latest = visit;
      if (isHere(routes, visit)) show(visit);
      // A screen says itself that its code cannot be had.
      else void code.then(() => show(visit));
    };
    const stopKeeping = keepScrollPlaces(() => last.location.key);
    const stopFollowing = followAddress((visit) => follow(visit));
    const now = currentVisit();
    if (now.location.key === first.location.key) follow(first, firstCode);
    else follow(now);
    return () => {
      stopKeeping();
      stopFollowing();
    };
  }, [routes, first, firstCode]);
  useLayoutEffect(() => {
    if (shown !== null) scrollFor(shown);
  }, [shown]);
  const matches = useMemo(() => (shown === null ? null : matchesOf(routes, shown)), [routes, shown]);
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
  return { first, firstCode: loadCode(routes, first) };
}

const matchesOf = (routes: RouteObject[], { location }: Visit) => matchRoutes(routes, location) ?? [];

const codesOf = (routes: RouteObject[], visit: Visit) =>
  matchesOf(routes, visit).flatMap(({ route }) => handleOf(route).codes);

const isHere = (routes: RouteObject[], visit: Visit) =>
  codesOf(routes, visit).every((code) => code.here() !== null);

const loadCode = (routes: RouteObject[], visit: Visit): Promise<unknown> =>
  Promise.allSettled(codesOf(routes, visit).map((code) => code.load()));
