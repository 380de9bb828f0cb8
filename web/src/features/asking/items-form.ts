import { MAX_ITEMS, type TemplateItem } from '@portal/domain';
import { textOrNull } from '#data/writes/check-form.ts';

/** As typed: an item a line, with its own category after a bar; the others have the one of the form. */
export type ItemsForm = { items: string; category: string };

export const NO_ITEMS: ItemsForm = { items: '', category: '' };

export const ITEM_MISTAKES = {
  items: `Escreva de 1 a ${MAX_ITEMS} documentos, um por linha, com até 200 caracteres cada um e 100 na categoria.`,
};

/** No document is called so: a bar that is typed is one that separates. */
const BAR = '|';

export const itemsOf = ({ items, category }: ItemsForm): TemplateItem[] =>
  items
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', ...own] = line.split(BAR);
      return { label: label.trim(), category: textOrNull(own.join(BAR)) ?? textOrNull(category) };
    });

/** The same list as it would be typed: a category that all have is the form's. */
export function typedItems(items: readonly TemplateItem[]): ItemsForm {
  const [first] = items;
  const shared = first !== undefined && items.every(({ category }) => category === first.category);
  const category = shared ? (first.category ?? '') : '';
  const lines = items.map((item) =>
    shared || item.category === null ? item.label : `${item.label} ${BAR} ${item.category}`,
  );
  return { items: lines.join('\n'), category };
}
