import type { ContentProblem } from '@portal/domain';

/** `active`: something that acts when the file is opened, or is fetched from elsewhere then. */
export type OpenedProblem = ContentProblem | 'active';

/** Thrown from any depth; only `openedProblem` catches it. */
export class ContentRefused extends Error {
  readonly problem: OpenedProblem;
  constructor(problem: OpenedProblem) {
    super(`content refused: ${problem}`);
    this.problem = problem;
  }
}

export function refuseIf(found: boolean, problem: OpenedProblem): void {
  if (found) throw new ContentRefused(problem);
}
