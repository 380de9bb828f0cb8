/** The corner of the floating buttons, from the right and from the bottom of the window, in px. */
const WIDE = 200;
const HIGH = 160;

/** The floating buttons step aside while a field, or a link of the footer, is below them. */
export function clearTheCorner(document: Document): void {
  const window = document.defaultView;
  if (window === null || !('IntersectionObserver' in window)) return;
  const below = new Set<Element>();
  let observer: IntersectionObserver | null = null;
  const observe = () => {
    observer?.disconnect();
    below.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) below.add(target);
          else below.delete(target);
        document.documentElement.toggleAttribute('data-corner-taken', below.size > 0);
      },
      { rootMargin: `${HIGH - window.innerHeight}px 0px 0px ${WIDE - window.innerWidth}px` },
    );
    for (const element of document.querySelectorAll(
      'main :is(input, select, textarea, [type=submit]), .site-footer a',
    ))
      observer.observe(element);
  };
  observe();
  // The corner is where the window ends.
  window.addEventListener('resize', observe);
}
