const TOUCHES = ['pointerdown', 'pointerover', 'touchstart', 'focusin'];
/** Signs that a person is there: a page that nobody has touched loads nothing. */
const SIGNS_OF_LIFE = ['scroll', 'pointermove', 'keydown', 'touchstart'];

/** Calls `work` once: when the element is touched, or is in view on a page that somebody has touched. */
export function whenWanted(element: Element, work: () => void): void {
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true, capture: true };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  const start = () => {
    watching.abort();
    observer.disconnect();
    work();
  };
  for (const touch of TOUCHES) element.addEventListener(touch, start, options);
  // Touched before this script ran.
  if (element.matches(':focus-within')) return start();
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, () => observer.observe(element), options);
}
