/** In place of the ResizeObserver that jsdom lacks: a page without layout has nothing to tell of. */
export class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
