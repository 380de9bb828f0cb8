import { expect, test } from 'vitest';
import { withImports } from './preload-first-screen.ts';

const chunk = (fileName: string, imports: string[] = []) => ({ fileName, moduleIds: [], imports });

test('a file comes with all that it needs before it can run, each once', () => {
  const [ui, data, screen, other] = [
    chunk('ui.js', ['react.js']),
    chunk('data.js', ['react.js']),
    chunk('screen.js', ['ui.js', 'data.js']),
    chunk('other.js', ['heavy.js']),
  ];
  expect(withImports([screen], [ui, data, screen, other, chunk('react.js')]).sort()).toEqual([
    'data.js',
    'react.js',
    'screen.js',
    'ui.js',
  ]);
});
