/**
 * Runs in the page: presses the link of an address, and answers the ms until what `selector` names is on the screen
 * of that address: seen in the document, with `text` in it where that is given, then drawn by the next frame.
 */
export function untilPainted({ link, selector, text = '' }) {
  const pressed = document.querySelector(link);
  const before = new Set(document.querySelectorAll(selector));
  const start = performance.now();
  const painted = new Promise((resolve) => {
    const look = () => {
      const found = [...document.querySelectorAll(selector)].find(
        (element) => !before.has(element) && element.textContent.includes(text),
      );
      if (found === undefined) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const afterFrame = new MessageChannel();
        afterFrame.port1.onmessage = () => {
          resolve(performance.now() - start);
          afterFrame.port1.close();
        };
        afterFrame.port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  pressed.click();
  return painted;
}
