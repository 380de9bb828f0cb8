import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paint } from '#ui/testing/paint.ts';
import { keepClear } from './keep-clear.ts';

/** The page of these tests has no layout. */
class NoObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
const HEIGHT = 800;
let region: HTMLElement;
let end: () => void;
beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT);
  vi.stubGlobal('ResizeObserver', NoObserver);
  region = boxAt(720, 780);
  end = keepClear(region);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function boxAt(top: number, bottom: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(16, top, 358, bottom - top);
  document.body.append(element);
  return element;
}

async function showWhatIsKeptClear() {
  boxAt(700, 790).dataset['keepClear'] = '';
  await paint();
  await paint();
}
const pointer = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));

it('goes above what comes to be kept clear', async () => {
  expect(region.style.bottom).toBe('20px');
  await showWhatIsKeptClear();
  expect(region.style.bottom).toBe('108px');
});

it.each(['pointerup', 'pointercancel'])(
  'moves under no finger that presses, and after its %s',
  async (over) => {
    pointer('pointerdown');
    await showWhatIsKeptClear();
    expect(region.style.bottom).toBe('20px');
    pointer(over);
    await paint();
    expect(region.style.bottom).toBe('108px');
  },
);
