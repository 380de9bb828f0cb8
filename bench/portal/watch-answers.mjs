/**
 * Runs in the page, before any script of its own. Of every key and tap: how long until the next frame was handed over
 * (`painted`, the longer of the browser's own figure, in steps of 8 ms and from 16 ms on, and ours), and how long
 * until the page had changed for the last time (`settled`).
 */
export function watchAnswers() {
  let answers = [];
  const told = new Map();
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) told.set(`${name} ${startTime}`, duration);
  }).observe({ type: 'event', durationThreshold: 16 });

  const follow = ({ type, timeStamp }) => {
    const answer = { key: `${type} ${timeStamp}`, asked: timeStamp, painted: 0, settled: 0 };
    answers.push(answer);
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.onmessage = () => {
        answer.painted = performance.now() - timeStamp;
        afterFrame.port1.close();
      };
      afterFrame.port2.postMessage(null);
    });
  };
  for (const type of ['keydown', 'click']) document.addEventListener(type, follow, { capture: true });
  new MutationObserver(() => {
    const last = answers.at(-1);
    if (last !== undefined) last.settled = performance.now() - last.asked;
  }).observe(document, { childList: true, characterData: true, subtree: true });

  globalThis.benchForgetAnswers = () => (answers = []);
  globalThis.benchAnswers = () =>
    answers.map(({ key, painted, settled }) => ({ painted: Math.max(painted, told.get(key) ?? 0), settled }));
}
