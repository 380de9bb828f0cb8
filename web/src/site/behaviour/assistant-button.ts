type AssistantIsland = {
  readonly openAssistant: (place: HTMLElement, opener: HTMLButtonElement) => void;
};

const LOADING = 'Abrindo o assistente…';
const NOT_LOADED = 'O assistente não abriu. Tente de novo, ou fale com a nossa equipe:';

/** Loads the assistant when its button is approached, and opens it when pressed, also while it is still loading. */
export function watchAssistant(root: ParentNode, load: () => Promise<AssistantIsland>): void {
  const button = root.querySelector<HTMLButtonElement>('.assistant-button');
  const place = root.querySelector<HTMLElement>('[data-assistant-place]');
  const waiting = root.querySelector<HTMLElement>('.assistant-waiting');
  const status = waiting?.querySelector('p');
  if (button === null || place === null || waiting === null || status == null) return;

  let island: AssistantIsland | null = null;
  let loading: Promise<void> | null = null;
  const loadOnce = () =>
    (loading ??= load().then(
      (loaded) => {
        island = loaded;
        // The button opens the waiting box by itself; from here on it has something better to open.
        button.removeAttribute('popovertarget');
      },
      () => {
        loading = null;
        status.textContent = NOT_LOADED;
      },
    ));

  const open = async () => {
    if (island === null) {
      status.textContent = LOADING;
      await loadOnce();
      if (wasDismissed(waiting)) return;
    }
    if (island === null) return;
    if (canPopOver) waiting.hidePopover();
    island.openAssistant(place, button);
  };
  for (const approach of ['pointerenter', 'touchstart', 'focus']) {
    button.addEventListener(approach, () => void loadOnce(), { passive: true });
  }
  button.addEventListener('click', () => void open());
  // Pressed before this script ran.
  if (canPopOver && waiting.matches(':popover-open')) void open();
}

/** Some browsers of 2022 know no popovers; there the button waits without a box. */
const canPopOver = 'popover' in HTMLElement.prototype;

/** Somebody closed the box while the code was loading, and no longer waits for it. */
const wasDismissed = (waiting: HTMLElement) => canPopOver && !waiting.matches(':popover-open');
