import { createElement } from 'react';
import { useLazyCode } from '#ui/lazy/lazy-code.ts';
import { useActiveAccount } from '#session/session-context.ts';
import { PageSpinner } from '#ui/feedback/spinner.tsx';
import { frameOf } from './frames.ts';

/** The role's frame: /sync is shown in either. */
export function FrameByRole() {
  const { role } = useActiveAccount();
  const { code: component, failure } = useLazyCode(frameOf(role));
  // To the screen of errors, as a route's own code would go.
  if (failure !== null) throw failure.error;
  return createElement(component ?? PageSpinner);
}
