import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { type BrowserName } from './driver/browser.ts';
import { Device } from './device.ts';
import { openLine, type Line } from './line.mjs';

export type StoryOptions = { kind: BrowserName };

type Fixtures = StoryOptions & {
  /** A browser that nobody has used, and its line to the app. */
  device: Device;
};

export const test = base.extend<Fixtures, { line: Line }>({
  kind: ['firefox', { option: true }],
  line: [
    async ({}, use) => {
      const line = await openLine(Number(process.env['PORTAL_OFFSET'] ?? 0));
      await use(line);
      await line.cut();
    },
    { scope: 'worker' },
  ],
  device: async ({ kind, line }, use, info) => {
    const device = await Device.open(kind, line);
    await use(device);
    const picture = info.status === info.expectedStatus ? null : await device.picture();
    if (picture !== null) await writeFile(info.outputPath('screen.png'), picture);
    await device.close();
  },
});

export { expect } from '@playwright/test';
