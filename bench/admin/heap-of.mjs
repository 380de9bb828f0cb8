const PATIENCE_MS = 10_000;

/** What the page's scripts and those of its workers hold after a collection, in bytes. */
export async function heapOf(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const own = (await session.send('Runtime.getHeapUsage')).usedSize;
  const workers = await heapsOfWorkers(session);
  await session.detach();
  return { own, workers: workers.reduce((sum, used) => sum + used, 0) };
}

/** A worker is asked through the page's session: messages go there and back as texts. */
async function heapsOfWorkers(session) {
  const found = [];
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') found.push(sessionId);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return Promise.all(found.map((sessionId) => askWorker(session, sessionId)));
}

async function askWorker(session, sessionId) {
  const send = (id, method) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE_MS);
      const listen = (event) => {
        const message = JSON.parse(event.message);
        if (event.sessionId !== sessionId || message.id !== id) return;
        clearTimeout(timer);
        session.off('Target.receivedMessageFromTarget', listen);
        resolve(message.result);
      };
      session.on('Target.receivedMessageFromTarget', listen);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  await send(1, 'HeapProfiler.collectGarbage');
  return (await send(2, 'Runtime.getHeapUsage')).usedSize;
}
