import { type ComponentType, createElement, type ReactNode } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';
import type { ScreenName } from '#app/frame/use-document-title.ts';
import { type LazyCode, lazyCode, useLazyCode } from '#ui/lazy/lazy-code.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';

/** What a route says of itself. */
type RouteHandle = {
  named?: ScreenName;
  /** Loaded before the screen takes the place of the one before. */
  codes: readonly LazyCode<unknown>[];
};

export const handleOf = ({ handle }: RouteObject): RouteHandle =>
  (handle as RouteHandle | undefined) ?? { codes: [] }; // written here alone

/** A screen that is drawn by what is around it. */
export const titled = (title: string): RouteObject => ({
  handle: { named: { title }, codes: [] } satisfies RouteHandle,
});

/** What is shown of an address, with code of its own. */
export const withCode = (code: LazyCode<ComponentType>, named?: ScreenName): NonIndexRouteObject => ({
  handle: { ...(named !== undefined && { named }), codes: [code] } satisfies RouteHandle,
  element: <LazyScreen code={code} props={{}} />,
});

export const screen = <Module,>(
  path: string,
  title: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): RouteObject => ({ path, ...withCode(lazyCode(load, pick), { title }) });

export const inPanel: typeof screen = (path, title, load, pick) => ({
  path,
  ...withCode(lazyCode(load, pick), { title, area: 'Painel Administrativo' }),
});

const companyScreen = lazyCode(
  () => import('#app/portal/company-screen.tsx'),
  (module) => module.CompanyScreen,
);

/** A screen of the company that the portal shows. */
export function ofCompany<Module>(
  path: string,
  title: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<{ clientId: string }>,
): RouteObject {
  const code = lazyCode(load, pick);
  const draw = (clientId: string): ReactNode => (
    <LazyScreen key={clientId} code={code} props={{ clientId }} />
  );
  return {
    path,
    handle: { named: { title }, codes: [companyScreen, code] } satisfies RouteHandle,
    element: <LazyScreen code={companyScreen} props={{ draw }} />,
  };
}

type LazyScreenProps<Props> = { readonly code: LazyCode<ComponentType<Props>>; readonly props: Props };

/** Mostly it is here by now. What cannot be had goes to the screen of errors. */
function LazyScreen<Props extends object>({ code, props }: LazyScreenProps<Props>) {
  const { code: component, failure } = useLazyCode(code);
  if (failure !== null) throw failure.error;
  return component === null ? <PageSpinner /> : createElement(component, props);
}
