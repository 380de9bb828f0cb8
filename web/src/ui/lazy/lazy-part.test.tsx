import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { paint } from '#ui/testing/paint.ts';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { keepLineFree, untilLineIsFree } from './free-line.ts';
import { lazyPart } from './lazy-part.ts';

const Reason = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** Fails until there is a connection, as a chunk of a page that lost it on its first visit. */
function onALostLine() {
  const line = { isUp: false };
  const load = vi.fn(() =>
    line.isUp ? Promise.resolve({ Reason }) : Promise.reject(new TypeError('Failed to fetch')),
  );
  return { line, load };
}
const happens = async (event: string) => {
  act(() => void dispatchEvent(new Event(event)));
  await paint();
};

describe('a part of a screen whose code cannot be had', () => {
  it.each(['online', 'focus'])('leaves the rest alone, and comes with the next %s', async (chance) => {
    const { line, load } = onALostLine();
    const Part = lazyPart(load, (module) => module.Reason, {
      loading: 'Carregando...',
      missing: 'Sem conexão',
    });
    const { host } = renderForTest(
      <main>
        Documentos. <Part text="Devolvido" />
      </main>,
    );
    await paint();
    expect(host.textContent).toBe('Documentos. Sem conexão');

    await happens(chance);
    expect(host.textContent).toBe('Documentos. Sem conexão');
    line.isUp = true;
    await happens(chance);
    expect(host.textContent).toBe('Documentos. Devolvido');

    const asked = load.mock.calls.length;
    await happens(chance);
    expect(load).toHaveBeenCalledTimes(asked);
  });

  it('asks no more once it is no longer shown', async () => {
    const { load } = onALostLine();
    const Part = lazyPart(load, (module) => module.Reason);
    const { undraw } = renderForTest(<Part text="Devolvido" />);
    await paint();
    undraw();
    await happens('online');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a part of a screen whose code comes', () => {
  it('is asked for once the screen is painted', async () => {
    const { load } = onALostLine();
    const Part = lazyPart(load, (module) => module.Reason);
    renderForTest(<Part text="Devolvido" />);
    await act(() => Promise.resolve());
    expect(load).not.toHaveBeenCalled();
    await paint();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits while a first list needs the line', async () => {
    const { load } = onALostLine();
    let end = () => {};
    keepLineFree(new Promise<void>((resolve) => (end = resolve)));
    const Part = lazyPart(load, (module) => module.Reason);
    renderForTest(<Part text="Devolvido" />);
    await paint();
    expect(load).not.toHaveBeenCalled();
    await act(async () => {
      end();
      await untilLineIsFree();
    });
    await paint();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is drawn with what it is given, and at once the next time', async () => {
    const { line, load } = onALostLine();
    line.isUp = true;
    const Part = lazyPart(load, (module) => module.Reason, { loading: 'Carregando...' });
    const { host, undraw } = renderForTest(<Part text="Um" />);
    expect(host.textContent).toBe('Carregando...');
    await paint();
    expect(host.textContent).toBe('Um');
    undraw();
    expect(renderForTest(<Part text="Dois" />).host.textContent).toBe('Dois');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
