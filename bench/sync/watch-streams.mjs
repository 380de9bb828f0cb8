import { URLSearchParams } from 'node:url';

const LISTEN = /google\.firestore\.v1\.Firestore\/Listen\/channel/;

/**
 * What the page has open at Firestore, by what it sends: `open()` answers requests without an answer (`streams`), and queries that the server
 * listens to for it (`listeners`).
 */
export function watchStreams(page) {
  const requests = new Set();
  const targets = new Set();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!LISTEN.test(url.pathname)) return;
    requests.add(request);
    // A new session: the server knows of nothing yet.
    if (!url.searchParams.has('SID')) targets.clear();
    for (const { addTarget, removeTarget } of messagesIn(request.postData() ?? '')) {
      if (addTarget !== undefined) targets.add(addTarget.targetId);
      if (removeTarget !== undefined) targets.delete(removeTarget);
    }
  });
  const over = (request) => requests.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return { open: () => ({ streams: requests.size, listeners: targets.size }) };
}

/** A form of messages, each in JSON: `req0___data__`, `req1___data__` and so on. */
const messagesIn = (form) =>
  [...new URLSearchParams(form)]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .map(([, text]) => JSON.parse(text));
