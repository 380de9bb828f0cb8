import { log } from '#config/log.ts';

export type ToastKind = 'success' | 'error' | 'info';

export type ToastOptions = {
  readonly kind: ToastKind;
  readonly title: string;
  /** A second line, only where it adds something to the title. */
  readonly description?: string | undefined;
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /**
   * What it speaks of: it takes the place of all that was said of the same before. Success and failure of one thing
   * are never shown together.
   */
  readonly about?: string | undefined;
  /** Stays until closed. Errors always do. */
  readonly isSticky?: boolean | undefined;
};

export type ShownToast = {
  readonly id: number;
} & ToastOptions;

/** More than this hides the screen that they speak of; the oldest make room. */
const MOST_AT_ONCE = 4;

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a notice at the bottom right and announces it. Returns the undo. */
export function toast(options: ToastOptions): () => void {
  const id = nextId++;
  if (options.kind === 'error') log('told of a failure:', options.title);
  publish(
    [...shown.filter((other) => !saysTheSame(other, options)), { ...options, id }].slice(-MOST_AT_ONCE),
  );
  return () => closeToast(id);
}

function saysTheSame(other: ToastOptions, { kind, title, about }: ToastOptions): boolean {
  return (other.kind === kind && other.title === title) || (about !== undefined && other.about === about);
}

/** Closes what speaks of that. */
export function closeToastsAbout(about: string): void {
  publish(shown.filter((other) => other.about !== about));
}

export function closeToast(id: number): void {
  publish(shown.filter((other) => other.id !== id));
}

export const toastStore = {
  read: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function staysUntilClosed(item: ToastOptions): boolean {
  return item.kind === 'error' || item.isSticky === true || item.action !== undefined;
}

function publish(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
