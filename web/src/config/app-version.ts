const built: unknown = import.meta.env['VITE_APP_VERSION'];

/** As in package.json, by the build (`web/build/app-version.ts`); no version in tests. */
export const APP_VERSION: string = typeof built === 'string' ? built : 'test';
