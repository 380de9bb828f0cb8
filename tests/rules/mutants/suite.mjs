import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createVitest } from 'vitest/node';
import { keptWorkers } from './kept-workers.mjs';

/** They look at texts or at what the others asked: none of them sees how loaded rules behave. */
const READ_TEXTS = ['rules-text.test.ts', 'indexes.test.ts', 'coverage.test.ts'];

/** The rules' tests, one file at a time and as often as wanted, against whatever rules are loaded. */
export async function openSuite() {
  let first = null;
  const stopAtFirst = {
    onTestCaseResult(test) {
      if (first !== null || test.result().state !== 'failed') return;
      first = test;
      void vitest.cancelCurrentRun('test-failure');
    },
  };
  const workers = keptWorkers();
  const vitest = await createVitest('test', {
    config: 'tests/rules/vitest.config.ts',
    watch: false,
    pool: workers.pool,
    // It loads the rules as they are.
    globalSetup: [],
    reporters: [stopAtFirst],
  });
  const specifications = await vitest.globTestSpecifications();
  const files = specifications
    .map((found) => ({ name: basename(found.moduleId), found, tests: [], milliseconds: 0, asks: '' }))
    .filter(({ name }) => !READ_TEXTS.includes(name));
  for (const file of files) file.asks = await readFile(file.found.moduleId, 'utf8');

  /** Runs a file, or its tests of that name, up to the first failure; answers that test's name or null. */
  async function failureIn(file, pattern) {
    first = null;
    const specification = file.found.project.createSpecification(
      file.found.moduleId,
      pattern === undefined ? {} : { testNamePattern: pattern },
    );
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    if (errors.length > 0) throw new Error(`${file.name} could not be run: ${errors[0].message}`);
    if (pattern === undefined && first === null)
      file.tests = testModules.flatMap((module) =>
        [...module.children.allTests()].map((test) => test.fullName),
      );
    return first === null ? null : nameOf(first);
  }
  const close = async () => {
    await vitest.close();
    await workers.end();
  };
  return { files, failureIn, close };
}

/** A test that waited too long says nothing about the rules. */
function nameOf(test) {
  const { errors } = test.result();
  if (errors.every(({ message }) => message.includes('timed out')))
    throw new Error(`'${test.fullName}' timed out: ${errors[0]?.message}`);
  return test.fullName;
}
