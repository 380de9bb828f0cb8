import { rm } from 'node:fs/promises';
import { inCache } from '#scripts/paths.mjs';
import { openBrowser } from './browser.mjs';
import { fillDevices } from './filled-devices.mjs';
import { startOffline, TIMES_USED } from './first-paint-of.mjs';

const FIRST_ROW = '[aria-label="Documentos Enviados"] > li';
const USED_MS = 5_000;

/**
 * Two devices with the same list of so many documents, the portal's own and the SDK's, each used a few times. Answers by name
 * a function that starts it in a new browser process without a connection, and `remove`, which takes both away.
 */
export async function openDocumentLists({ rows, offset, executable, holder, say }) {
  const profiles = { portal: inCache('bench', 'profile-portal'), rival: inCache('bench', 'profile-rival') };
  const open = (profile) => openBrowser({ executable, profile, holder });
  const remove = async () => {
    for (const profile of Object.values(profiles)) await rm(profile, { recursive: true, force: true });
  };
  await remove();
  const origins = await fillDevices({ profiles, open, rows, offset, holder, say });
  const starter = (profile, url) => (stay_ms) =>
    startOffline({ open: () => open(profile), url, selector: FIRST_ROW, stay_ms });
  const lists = {
    portal: starter(profiles.portal, `${origins.portal}/client-portal`),
    rival: starter(profiles.rival, `${origins.rival}/`),
  };
  for (let time = 0; time < TIMES_USED; time += 1)
    for (const start of Object.values(lists)) await start(USED_MS);
  return { ...lists, remove };
}
