import { ServerAnswers } from '#features/outbox/answers/server-answers.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnection } from '#data/live/connection.ts';
import { whenNoticeIsTapped } from '#pwa/open-link-message.ts';
import { appUpdate } from '#pwa/app-update.ts';
import { FirmWatch } from './firm-watch.tsx';
import { SlipKeeper } from './slip-keeper.tsx';

/** What says how the server answered, what hears of the firm and of the app's version, what keeps slips, and what opens a tapped notice: no first screen waits for them. */
export function Followers() {
  return (
    <>
      <ServerAnswers />
      <FirmWatch />
      <ReleaseWatch />
      <SlipKeeper />
      <NoticeOpener />
    </>
  );
}

/** What the leading tab heard of this version counts for every tab. */
function ReleaseWatch() {
  const isTooOld = useConnection().connection.too_old === true;
  useEffect(() => appUpdate.demand(isTooOld), [isTooOld]);
  return null;
}

/** A notice of the system leads into the page that is open already. */
function NoticeOpener() {
  const navigate = useNavigate();
  const open = useEffectEvent((link: string) => void navigate(link));
  useEffect(() => whenNoticeIsTapped((link) => open(link)), []);
  return null;
}
