import { describe, expect, it } from 'vitest';
import { type Box, freeBottom } from './free-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

/** 1280 by 800, notices of 380 by 90 px at the bottom right. */
const notices = box(876, 686, 380, 90);

describe('freeBottom', () => {
  it('leaves notices where nothing is in their way', () => {
    expect(freeBottom(notices, [], 800)).toBe(24);
    expect(freeBottom(notices, [box(0, 700, 800, 60), box(900, 100, 200, 60)], 800)).toBe(24);
  });

  it('puts them above the buttons of a dialog', () => {
    expect(freeBottom(notices, [box(320, 720, 640, 64)], 800)).toBe(800 - 720 + 8);
  });

  it('puts them above all of what is stacked: the field of a chat and the bubble that has just come', () => {
    const field = box(500, 730, 500, 60);
    const bubble = box(500, 660, 500, 60);
    expect(freeBottom(notices, [bubble, field], 800)).toBe(800 - 660 + 8);
  });

  it('goes into a gap that is high enough', () => {
    const tabs = box(0, 740, 1280, 60);
    const far = box(0, 300, 1280, 100);
    expect(freeBottom(notices, [tabs, far], 800)).toBe(800 - 740 + 8);
  });

  it('stays where it was in a window without any room', () => {
    expect(freeBottom(notices, [box(0, 40, 1280, 760)], 800)).toBe(24);
  });
});
