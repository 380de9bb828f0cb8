/**
 * Runs in the page: a thumb that flings to the start and back, and the time between two animation frames meanwhile.
 * Answers them with the browser's own list of long ones, and how many rows there were in the end.
 */
export async function scrollThrough({ selector, px_per_second }) {
  /** At an end for so many frames, it is one: older rows would have come. */
  const FRAMES_AT_END = 180;
  const area = document.querySelector(selector);
  const gaps = [];
  const long = [];
  const observer = new PerformanceObserver((list) =>
    long.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'long-animation-frame' });

  const scroll = (direction) =>
    new Promise((resolve) => {
      let before = performance.now();
      let atEnd = 0;
      const step = (now) => {
        const gap = now - before;
        before = now;
        gaps.push(gap);
        area.scrollTop += (direction * px_per_second * gap) / 1000;
        const isThere =
          direction < 0 ? area.scrollTop <= 0 : area.scrollTop + area.clientHeight >= area.scrollHeight - 1;
        atEnd = isThere ? atEnd + 1 : 0;
        if (atEnd >= FRAMES_AT_END) resolve();
        else requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    });
  await scroll(-1);
  await scroll(1);
  observer.disconnect();
  const shown = [...area.querySelectorAll('[data-index]')].map((row) => Number(row.dataset.index));
  return { gaps, long, rows: Math.max(...shown) + 1 };
}
