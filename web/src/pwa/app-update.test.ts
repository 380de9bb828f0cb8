import { beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn();
vi.stubGlobal('location', { reload });

/** A fresh page: the module holds the state of one. */
async function freshPage() {
  vi.resetModules();
  return (await import('./app-update.ts')).appUpdate;
}
const waitingWorker = () => {
  const postMessage = vi.fn();
  // Only what the module touches of a worker.
  return { worker: { postMessage } as unknown as ServiceWorker, postMessage };
};

beforeEach(() => reload.mockClear());

describe('appUpdate', () => {
  it('does nothing by itself when a new version waits', async () => {
    const update = await freshPage();
    const { worker, postMessage } = waitingWorker();
    update.offer(worker);
    expect(update.read().kind).toBe('waiting');
    expect(postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads only after the person accepted and the new worker has taken over', async () => {
    const update = await freshPage();
    const { worker, postMessage } = waitingWorker();
    update.offer(worker);
    update.accept();
    expect(postMessage).toHaveBeenCalledWith({ kind: 'activate-new-version' });
    expect(reload).not.toHaveBeenCalled();
    update.tookOver();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('remembers that the next version is demanded, before and after it is there', async () => {
    const update = await freshPage();
    update.demand(true);
    expect(update.read()).toMatchObject({ kind: 'current', isDemanded: true });
    update.offer(waitingWorker().worker);
    expect(update.read()).toMatchObject({ kind: 'waiting', isDemanded: true });
    update.demand(false);
    expect(update.read()).toMatchObject({ kind: 'waiting', isDemanded: false });
  });

  it('asks, and does not reload, when another tab has accepted', async () => {
    const update = await freshPage();
    update.tookOver();
    expect(reload).not.toHaveBeenCalled();
    expect(update.read().kind).toBe('replaced');
    update.accept();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
