import { Portal } from '@chakra-ui/react';
import { createContext, type ReactNode, type RefObject, useContext } from 'react';

/** The page of the app, that can be taken out of the document as a whole; elsewhere it is the body. */
const page: RefObject<HTMLElement | null> = {
  get current() {
    return document.getElementById('page');
  },
};

const LayerTarget = createContext<RefObject<HTMLElement | null>>(page);

/** Dialogs, menus and what else lies over the screens. */
export function Layer({ children }: { readonly children: ReactNode }) {
  return <Portal container={useContext(LayerTarget)}>{children}</Portal>;
}

const body: RefObject<HTMLElement> = {
  get current() {
    return document.body;
  },
};

/** For what must be asked while the page is hidden. */
export function LayerBesidePage({ children }: { readonly children: ReactNode }) {
  return <LayerTarget value={body}>{children}</LayerTarget>;
}
