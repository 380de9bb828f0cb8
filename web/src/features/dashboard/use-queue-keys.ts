import { useEffect, useEffectEvent } from 'react';

const ROW = '[data-queue-row]';

/**
 * The keys of the queue. The row with the focus is the chosen one, so Enter opens it as it opens any link. Nothing
 * happens while somebody types, holds another key, or has a dialog or a menu open.
 */
export function useQueueKeys({ onHelp }: { readonly onHelp: () => void }): void {
  const press = useEffectEvent((key: string): boolean => {
    switch (key.toLowerCase()) {
      case 'j':
        return moveBy(1);
      case 'k':
        return moveBy(-1);
      case 'r':
      case 'c':
        return pressInRow(key.toUpperCase());
      case 'enter':
        return document.activeElement === null || isNoControl(document.activeElement) ? startQueue() : false;
      case '?':
        onHelp();
        return true;
      default:
        return /^[1-5]$/.test(key) && goToGroup(key);
    }
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForElsewhere(event)) return;
      if (press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Chooses the first row; false where there is none. */
export const startQueue = (): boolean => focusRow(rows()[0]);

const TYPED_INTO = 'input, textarea, select, [contenteditable=true]';
const OPEN_LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

function isForElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return true;
  return document.querySelector(OPEN_LAYER) !== null;
}

/** The page itself, or its main part, which has the focus after a change of screen. */
const isNoControl = (element: Element) => element === document.body || element.matches('main');

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)];
const currentRow = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

function focusRow(row: HTMLElement | undefined): boolean {
  const link = row?.querySelector('a');
  link?.focus();
  return link !== undefined && link !== null;
}

function moveBy(step: 1 | -1): boolean {
  const all = rows();
  const current = currentRow();
  if (current === null) return startQueue();
  return focusRow(all[all.indexOf(current) + step]);
}

/** The next row has the focus afterwards, for the one that is done goes. */
function pressInRow(key: string): boolean {
  const row = currentRow();
  const control = row?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`);
  if (row === null || control == null) return false;
  if (key === 'C' && !moveBy(1)) moveBy(-1);
  control.click();
  return true;
}

/** To the first of its rows, or to its heading. */
function goToGroup(digit: string): boolean {
  const group = document.querySelector(`[data-queue-group="${digit}"]`);
  const target = group?.querySelector<HTMLElement>('li a') ?? group?.querySelector<HTMLElement>('h2');
  target?.focus();
  return target != null;
}
