import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.mjs';
import { storyTurn, turnOfCommit, TURNS } from './story-turn.mjs';

describe('the turn of stories', () => {
  it('is the same for the same commit, and comes to each in time', () => {
    const commits = ['0000000a', '0000000b', '0000000c'].map((start) => start.padEnd(40, '0'));
    expect(commits.map(turnOfCommit)).toEqual(['2', '3', '1']);
    expect(commits.map(turnOfCommit)).toEqual(['2', '3', '1']);
  });

  it('is the first where there is no commit', () => {
    expect(turnOfCommit(null)).toBe('1');
  });

  it('is one of the numbers that the stories carry, and each story carries one that comes', async () => {
    const files = await readdir(inRoot('tests', 'e2e'), { recursive: true });
    const specs = await Promise.all(
      files
        .filter((file) => file.endsWith('.spec.ts'))
        .map((file) => readFile(inRoot('tests', 'e2e', file), 'utf8')),
    );
    const carried = new Set(specs.flatMap((text) => text.match(/@turn-\d+/g) ?? []));
    const coming = Array.from({ length: TURNS }, (_, index) => `@turn-${index + 1}`);
    expect([...carried].sort()).toEqual(coming);
    expect(coming).toContain(`@turn-${await storyTurn({})}`);
  });

  it('is what a person says', async () => {
    expect(await storyTurn({ PORTAL_TURN: '3' })).toBe('3');
  });
});
