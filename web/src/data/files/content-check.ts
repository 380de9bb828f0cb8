/** What a file of each kind looks like inside: no list waits for it. */
export { contentProblem } from '@portal/domain';
