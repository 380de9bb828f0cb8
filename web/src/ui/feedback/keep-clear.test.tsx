import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoObserver } from '#ui/testing/no-observer.ts';
import { keepClear } from './keep-clear.ts';

const HEIGHT = 800;
let region: HTMLElement;
let end: () => void;
let frames: FrameRequestCallback[];
beforeEach(() => {
  document.body.replaceChildren();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
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

/** What has changed is told first, as in a page. */
async function draw() {
  await new Promise((resolve) => setTimeout(resolve));
  for (const run of frames.splice(0)) run(0);
}

async function showWhatIsKeptClear() {
  boxAt(700, 790).dataset['keepClear'] = '';
  await draw();
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
    await draw();
    expect(region.style.bottom).toBe('108px');
  },
);
