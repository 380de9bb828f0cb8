import { createRoot, type Root } from 'react-dom/client';
import { Assistant } from './assistant.tsx';
import './assistant.css';

let mounted: { readonly root: Root; readonly takePlaceOfOpener: () => () => void } | null = null;
let timesOpened = 0;

/** Opens the panel in `place`; the button that was pressed is hidden while the panel is there. */
export function openAssistant(place: HTMLElement, opener: HTMLButtonElement): void {
  mounted ??= { root: createRoot(place), takePlaceOfOpener: () => takePlaceOf(opener) };
  timesOpened += 1;
  const { root, takePlaceOfOpener } = mounted;
  root.render(<Assistant {...{ timesOpened, takePlaceOfOpener }} />);
}

function takePlaceOf(opener: HTMLButtonElement) {
  opener.hidden = true;
  return () => {
    opener.hidden = false;
    opener.focus();
  };
}
