import { ServerAnswers } from '#features/outbox/server-answers.tsx';
import { FirmWatch } from './firm-watch.tsx';

/** What says how the server answered, and what hears of the firm: no first screen waits for them. */
export function Followers() {
  return (
    <>
      <ServerAnswers />
      <FirmWatch />
    </>
  );
}
