import { ServerAnswers } from '#features/outbox/server-answers.tsx';
import { useEffect } from 'react';
import { useConnection } from '#data/live/connection.ts';
import { appUpdate } from '#pwa/app-update.ts';
import { FirmWatch } from './firm-watch.tsx';
import { SlipKeeper } from './slip-keeper.tsx';

/** What says how the server answered, what hears of the firm and of the app's version, and what keeps slips: no first screen waits for them. */
export function Followers() {
  return (
    <>
      <ServerAnswers />
      <FirmWatch />
      <ReleaseWatch />
      <SlipKeeper />
    </>
  );
}

/** What the leading tab heard of this version counts for every tab. */
function ReleaseWatch() {
  const isTooOld = useConnection().connection.too_old === true;
  useEffect(() => appUpdate.demand(isTooOld), [isTooOld]);
  return null;
}
