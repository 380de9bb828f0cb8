import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { CountBadge } from '#ui/display/count-badge.tsx';
import { tabListRecipe, tabRecipe } from '#ui/theme/tab-recipes.ts';

export type TabItem<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** A number beside the label; nothing is shown for 0. */
  readonly count?: number | string | undefined;
  /** What the number counts, for a screen reader: '2 mensagens não lidas'. */
  readonly countLabel?: string | undefined;
};

type TabsProps<Value extends string> = {
  /** Names the set for a screen reader, and the panels: `TabPanel` takes the same id. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly TabItem<Value>[];
  /** null where the screen shown is none of them. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** line under a title; segment for two or three equals; bottom is line that sits at the bottom of a phone. */
  readonly variant?: 'line' | 'segment' | 'bottom';
};

const List = chakra('div', tabListRecipe);
const Tab = chakra('button', tabRecipe);
/** Arrow keys, Home and End move between the tabs; the URL is the caller's business. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { id, label, items, value, onChange, variant = 'line' } = props;
  const list = useSelectedInView(value);
  const choose = (index: number) => {
    const item = items[(index + items.length) % items.length];
    if (item === undefined) return;
    onChange(item.value);
    document.getElementById(tabId(id, item.value))?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label} variant={variant} data-print="hidden">
      {items.map((item, index) => (
        <Tab
          key={item.value}
          type="button"
          role="tab"
          variant={variant}
          id={tabId(id, item.value)}
          aria-selected={item.value === value}
          aria-controls={item.value === value ? panelId(id, item.value) : undefined}
          tabIndex={item.value === (value ?? items[0]?.value) ? 0 : -1}
          onClick={() => onChange(item.value)}
          onKeyDown={(event) => moveByKey(event, index, items.length, choose)}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && item.count !== 0 && (
            <CountBadge>
              <span aria-hidden={item.countLabel !== undefined}>{item.count}</span>
              {item.countLabel !== undefined && <chakra.span srOnly>{item.countLabel}</chakra.span>}
            </CountBadge>
          )}
        </Tab>
      ))}
    </List>
  );
}

/** A list that is wider than a phone shows the tab that a URL names, without moving the page. */
function useSelectedInView(value: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (list.current === null || selected == null) return;
    // The first of a new list is in view, and to measure it would lay the page out once more at each start.
    const isInView = isNew.current && selected.previousElementSibling === null;
    isNew.current = false;
    if (isInView) return;
    const before = selected.offsetLeft - list.current.offsetLeft;
    list.current.scrollLeft = before - (list.current.clientWidth - selected.clientWidth) / 2;
  }, [value]);
  return list;
}

function moveByKey(
  event: KeyboardEvent,
  index: number,
  length: number,
  choose: (index: number) => void,
): void {
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: length - 1,
  };
  const target = moves[event.key];
  if (target === undefined) return;
  event.preventDefault();
  choose(target);
}

export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
