import { useEffect } from 'react';
import { followSlips } from '#app/startup/follow-slips.ts';
import { useFetchFile } from '#data/files/remote-files.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import { useActiveAccount } from '#session/session-context.ts';

/** Keeps a client's slips on the device, also those that nobody opened. */
export function SlipKeeper() {
  const account = useLocalAccount();
  const fetchFile = useFetchFile();
  const isClient = useActiveAccount().role === 'client';
  useEffect(() => (isClient ? followSlips(account, fetchFile) : undefined), [account, fetchFile, isClient]);
  return null;
}
