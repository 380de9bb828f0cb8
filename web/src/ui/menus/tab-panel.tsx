import type { ReactNode } from 'react';
import { panelId, tabId } from './tabs.tsx';

type TabPanelProps = {
  /** The id of the `Tabs` it belongs to. */
  readonly tabsId: string;
  readonly value: string;
  readonly children: ReactNode;
};

export function TabPanel({ tabsId, value, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tabsId, value)} aria-labelledby={tabId(tabsId, value)}>
      {children}
    </div>
  );
}
