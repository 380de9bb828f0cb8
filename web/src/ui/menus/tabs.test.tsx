import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '#ui/testing/render-for-test.tsx';
import { TabPanel } from './tab-panel.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { value: 'a', label: 'Documentos' },
  { value: 'b', label: 'Obrigações' },
  { value: 'c', label: 'Chat', count: 2, countLabel: '2 mensagens não lidas' },
] as const;

function Example() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  return (
    <>
      <Tabs id="t" label="Portal" items={items} value={value} onChange={setValue} />
      <TabPanel tabsId="t" value={value}>
        {value}
      </TabPanel>
    </>
  );
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const selected = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true');
const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('Tabs', () => {
  it('lets only the chosen tab be reached by Tab, and ties it to its panel', () => {
    renderForTest(<Example />);
    expect(tabs().map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    const panel = document.querySelector('[role=tabpanel]');
    expect(panel?.id).toBe(selected()?.getAttribute('aria-controls'));
    expect(panel?.getAttribute('aria-labelledby')).toBe(selected()?.id);
  });

  it('moves with the arrow keys, around the ends too, and takes the focus along', () => {
    renderForTest(<Example />);
    tabs()[0]?.focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(tabs()[2]);
    expect(document.querySelector('[role=tabpanel]')?.textContent).toBe('c');
    press('ArrowRight');
    expect(document.querySelector('[role=tabpanel]')?.textContent).toBe('a');
    press('End');
    expect(selected()).toBe(tabs()[2]);
    press('Home');
    expect(selected()).toBe(tabs()[0]);
  });

  it('reads a count out in words', () => {
    renderForTest(<Example />);
    expect(tabs()[2]?.textContent).toContain('2 mensagens não lidas');
    expect(tabs()[2]?.querySelector('[aria-hidden=true]')?.textContent).toBe('2');
  });
});
