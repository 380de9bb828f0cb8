import { logger as platform } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followed } from './followed.ts';
import { inOperation, logger } from './logger.ts';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const severity of ['info', 'warn', 'error'] as const)
    vi.spyOn(platform, severity).mockImplementation((message: unknown, facts: unknown) => {
      lines.push({ severity, message, ...(facts as object) });
    });
});
afterEach(() => void vi.restoreAllMocks());

/** As much of an event as is read. */
const event = (lastOp: unknown) =>
  ({ data: { get: (field: string) => (field === 'last_op' ? lastOp : undefined) } }) as never;

describe('a line of a function', () => {
  it('is one object with its facts and the operation that began it', async () => {
    await inOperation('ana_1', async () =>
      logger.warn('document refused', { doc_id: 'd1', problem: 'type' }),
    );
    expect(lines).toEqual([
      { severity: 'warn', message: 'document refused', op_id: 'ana_1', doc_id: 'd1', problem: 'type' },
    ]);
  });

  it('names its own operation where several run at once', async () => {
    await Promise.all(
      ['ana_1', 'bia_2'].map((id) => inOperation(id, async () => logger.info('run done', { run: id }))),
    );
    expect(lines.map(({ op_id, run }) => [op_id, run])).toEqual([
      ['ana_1', 'ana_1'],
      ['bia_2', 'bia_2'],
    ]);
  });

  it('tells of an error what it is, without what it says of anybody', () => {
    const error = Object.assign(new Error('550 no <maria@padaria.example>\nRCPT TO'), { code: 'EENVELOPE' });
    logger.error('e-mail refused', { error });
    expect(lines[0]?.['error']).toMatchObject({
      name: 'Error',
      code: 'EENVELOPE',
      message: '550 no <[e-mail]>',
    });
    expect(JSON.stringify(lines)).not.toContain('maria');
  });
});

describe('a run behind a row', () => {
  it('ends in one line with the operation of the device and its time', async () => {
    await followed('projectThread', async () => {})(event('ana_1'));
    expect(lines).toEqual([
      { severity: 'info', message: 'run done', op_id: 'ana_1', run: 'projectThread', ms: expect.any(Number) },
    ]);
  });

  it('that fails says so once, comes again, and hands no words of its own on', async () => {
    const fails = followed('projectThread', () => Promise.reject(new Error('no row of "Maria Souza"')));
    await expect(fails(event('ana_1'))).rejects.toThrow(/^no row of \[quoted\]$/);
    expect(lines.map(({ message, op_id }) => [message, op_id])).toEqual([['run failed', 'ana_1']]);
  });

  it.each([
    ['what was removed', { data: undefined } as never],
    ['a row without one', event(7)],
  ])('knows no operation of %s', async (_what, odd) => {
    await followed('projectThread', async () => {})(odd);
    expect(lines[0]?.['op_id']).toBe('');
  });

  it('reads it from what a changed row is now', async () => {
    const before = { get: () => 'ana_1' };
    const after = { get: () => 'bia_2' };
    await followed('projectCompany', async () => {})({ data: { before, after } } as never);
    expect(lines[0]?.['op_id']).toBe('bia_2');
  });
});
