import { expect, it } from 'vitest';
import { paths } from '#config/paths.ts';
import { companyPath } from './company-path.ts';

it('stays on the screen', () => {
  const screens = [
    paths.clientPortal,
    paths.clientPortalRequests,
    paths.clientPortalNewRequest,
    paths.clientPortalMe,
    paths.sync,
  ];
  for (const path of screens) expect(companyPath(path)).toBe(path);
});

it('leaves a single request, which is of the other company, for the list', () => {
  expect(companyPath(`${paths.clientPortalRequests}/r1`)).toBe(paths.clientPortalRequests);
});
