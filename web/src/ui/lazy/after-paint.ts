/** A page in the background draws no frame. */
const NO_FRAME_MS = 500;

/** Runs in the task after the next frame: what is in the document now is on the screen then. Returns how to cancel it. */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
