import { type ComponentType, createElement, type ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';
import { untilLineIsFree } from './free-line.ts';
import { lazyCode, useLazyCode } from './lazy-code.ts';

type Meanwhile = {
  /** While it is being loaded. */
  readonly loading?: ReactNode;
  /** Where it could not be had, until it can. */
  readonly missing?: ReactNode;
};

/**
 * A part of a screen whose code is loaded by itself, once the screen is painted without it, and no first list needs the line: what
 * a small part needs may be half of the app. Where it cannot be had the rest of the screen is as it is, and the part comes when the connection
 * is back.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  { loading = null, missing = loading }: Meanwhile = {},
) {
  const part = lazyCode(() => new Promise<void>(afterPaint).then(untilLineIsFree).then(load), pick);
  return function LazyPart(props: Props): ReactNode {
    const { code: component, failure } = useLazyCode(part);
    if (component !== null) return createElement(component, props);
    return failure === null ? loading : missing;
  };
}
