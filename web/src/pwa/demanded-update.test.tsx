import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { reload: vi.fn() });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A fresh page with a worker that waits, and what the page asked of it. */
async function pageThatWaits() {
  vi.resetModules();
  const { appUpdate } = await import('./app-update.ts');
  const { followDemand } = await import('./demanded-update.ts');
  const look = vi.fn();
  const postMessage = vi.fn();
  followDemand(look);
  // Only what the module touches of a worker.
  const offer = () => appUpdate.offer({ postMessage } as unknown as ServiceWorker);
  return { appUpdate, look, offer, postMessage };
}

function put(html: string): void {
  document.body.innerHTML = html;
}

describe('a demanded version', () => {
  it('is looked for at once, and taken as soon as it is here', async () => {
    const { appUpdate, look, offer, postMessage } = await pageThatWaits();
    appUpdate.demand(true);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(postMessage).not.toHaveBeenCalled();
    offer();
    vi.advanceTimersByTime(5_000);
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a dialog is open', '<div role="dialog"></div>'],
    ['a question is asked', '<div role="alertdialog"></div>'],
    ['somebody is writing', '<textarea autofocus>Bom dia</textarea>'],
  ])('waits while %s', async (_what, html) => {
    const { appUpdate, offer, postMessage } = await pageThatWaits();
    put(html);
    document.querySelector('textarea')?.focus();
    offer();
    appUpdate.demand(true);
    vi.advanceTimersByTime(60_000);
    expect(postMessage).not.toHaveBeenCalled();
    put('');
    vi.advanceTimersByTime(5_000);
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  it('that is not demanded any more is left to the person', async () => {
    const { appUpdate, offer, postMessage } = await pageThatWaits();
    put('<div role="dialog"></div>');
    offer();
    appUpdate.demand(true);
    appUpdate.demand(false);
    put('');
    vi.advanceTimersByTime(60_000);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('of which nobody demands anything is left to the person too', async () => {
    const { offer, look, postMessage } = await pageThatWaits();
    offer();
    vi.advanceTimersByTime(60_000);
    expect(look).not.toHaveBeenCalled();
    expect(postMessage).not.toHaveBeenCalled();
  });
});
