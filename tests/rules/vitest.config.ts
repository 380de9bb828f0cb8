import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The coverage is read when every other file has asked its questions. */
class CoverageLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isCoverage = ({ moduleId }: TestSpecification) => moduleId.endsWith('coverage.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter((file) => !isCoverage(file)), ...sorted.filter(isCoverage)];
  }
}

export default defineConfig({
  test: {
    name: 'rules',
    root: join(import.meta.dirname, '..', '..'),
    include: ['tests/rules/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['./tests/rules/support/load-rules.ts'],
    // One backend for all: files take turns.
    fileParallelism: false,
    // What they import is the same: it is read once for all.
    isolate: false,
    sequence: { sequencer: CoverageLast },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
