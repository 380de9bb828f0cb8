import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot, ROOT } from '../paths.mjs';
import { LONG_TESTS } from './long-tests.mjs';
import { isDue, leftOut, storyTurn, turnOfCommit, TURNS } from './story-turn.mjs';
import { STAGES } from './test-stages.mjs';

const ALL_TURNS = Array.from({ length: TURNS }, (_, index) => String(index + 1));
/** It reads every story, beside stages that keep the machine busy. */
const SLOW = 120_000;

describe('the turn of stories', () => {
  it('is the same for the same commit, and comes to each in time', () => {
    const commits = ['0000000a', '0000000b', '0000000c'].map((start) => start.padEnd(40, '0'));
    expect(commits.map(turnOfCommit)).toEqual(['2', '3', '1']);
    expect(commits.map(turnOfCommit)).toEqual(['2', '3', '1']);
  });

  it('is the first where there is no commit', () => {
    expect(turnOfCommit(null)).toBe('1');
  });

  it('is what a person says', async () => {
    expect(await storyTurn({ PORTAL_TURN: '3' })).toBe('3');
    expect(ALL_TURNS).toContain(await storyTurn({}));
  });
});

describe('of all stories, which the long tests run at both widths', () => {
  let stories;
  beforeAll(async () => {
    const stage = STAGES.find(({ name }) => name === 'e2e-phone-all-1');
    stories = storiesIn(await listed(stage.env));
  }, SLOW);

  const turnsOf = ({ text }) => ALL_TURNS.filter((turn) => !leftOut(turn).test(text));
  const textsOf = (some) => some.map(({ text }) => text);

  it('the listed ones are all there are', () => {
    const long = LONG_TESTS.find(({ name }) => name === 'e2e-all');
    const parts = STAGES.filter(({ name }) => /^e2e-.*-all-/.test(name));
    expect(long?.args.at(-1)).toBe(parts.map(({ name }) => name).join(','));
    const shards = parts.map(({ commands: [command] }) => command[command.indexOf('--shard') + 1]);
    expect(shards).toEqual(['1/3', '2/3', '3/3', '1/3', '2/3', '3/3']);
    for (const { projects } of stories) expect(projects).toEqual(['phone', 'desktop']);
    expect(stories.some(({ text }) => text.includes('@long'))).toBe(true);
  });

  it('each that has a turn runs in that one of the turns alone', () => {
    const taking = stories.filter(({ text }) => /@turn-/.test(text));
    expect(new Set(taking.flatMap(turnsOf))).toEqual(new Set(ALL_TURNS));
    expect(textsOf(taking.filter((story) => turnsOf(story).length !== 1))).toEqual([]);
  });

  it('each other runs in every turn, or in the long tests alone', () => {
    const others = stories.filter(({ text }) => !/@turn-/.test(text));
    const isExpected = (story) => turnsOf(story).length === (/@long/.test(story.text) ? 0 : TURNS);
    expect(textsOf(others.filter((story) => !isExpected(story)))).toEqual([]);
  });
});

describe('a stage that takes turns', () => {
  it('runs in one of them, and its subject is among the long tests', () => {
    const taking = STAGES.filter(({ turn }) => turn !== undefined);
    expect(taking.length).toBeGreaterThan(0);
    for (const stage of taking) {
      expect(ALL_TURNS.filter((turn) => isDue(stage, turn))).toEqual([stage.turn]);
      expect(LONG_TESTS.map(({ name }) => name)).toContain(stage.name.replace(/-\d$/, ''));
    }
  });
});

/** What Playwright itself finds, with nothing run. */
async function listed(env) {
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const args = [cli, 'test', '--config', 'tests/e2e/playwright.config.ts', '--list', '--reporter', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'test', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** Each once, with its title and tags as Playwright compares them, and the widths it runs at. */
function storiesIn(report) {
  const found = new Map();
  const visit = ({ specs = [], suites = [] }, groups) => {
    for (const { title, file, line, tags, tests } of specs) {
      const text = [...groups, title, ...tags.map((tag) => `@${tag}`)].join(' ');
      const key = `${file}:${line} ${text}`;
      const projects = [...(found.get(key)?.projects ?? []), ...tests.map(({ projectName }) => projectName)];
      found.set(key, { text, projects });
    }
    for (const suite of suites) visit(suite, [...groups, suite.title]);
  };
  visit(report, []);
  return [...found.values()];
}
