import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { BrowserName } from './driver/browser.ts';
import { Device } from './device.ts';
import { STARTS_WITHIN_MS } from './driver/start.ts';
import { openLine, type Line } from './line.mjs';

export type StoryOptions = { kind: BrowserName };

type Fixtures = StoryOptions & {
  /** A browser that nobody has used, and its line to the app. */
  device: Device;
};

type OfAll = {
  /** Of the app's ports. */
  offset: number;
  line: Line;
};

export const test = base.extend<Fixtures, OfAll>({
  offset: [Number(process.env['PORTAL_OFFSET'] ?? 0), { scope: 'worker', option: true }],
  kind: ['firefox', { option: true }],
  line: [
    async ({ offset }, use) => {
      const line = await openLine(offset);
      await use(line);
      await line.cut();
    },
    { scope: 'worker' },
  ],
  device: [
    async ({ kind, line }, use, info) => {
      const device = await Device.open(kind, line);
      await use(device);
      const picture = info.status === info.expectedStatus ? null : await device.picture();
      if (picture !== null) await writeFile(info.outputPath('screen.png'), picture);
      await device.close();
    },
    // The start of a browser is no part of the story's own time.
    { timeout: STARTS_WITHIN_MS + 60_000 },
  ],
});

export { expect } from '@playwright/test';
