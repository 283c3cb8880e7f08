import { get } from 'react-hook-form';
import type { ItemDraft, MenuDraft } from '../draft/menu-draft.ts';
import type { Editor, ItemPath } from '../editor-types.ts';
import { useDebounced } from '../use-debounced.ts';

/** What an item's line and picture show of it; `price` in its own currency, as typed. */
export interface ItemFacts extends Omit<ItemDraft, 'prices' | 'isEuroConverted'> {
  price: string;
}

const factsAt = (menu: MenuDraft, path: ItemPath): ItemFacts | undefined => {
  const item: ItemDraft | undefined = get(menu, path);
  if (!item) return undefined;
  const { prices, isEuroConverted: _, ...facts } = item;
  return { ...facts, price: prices[item.currency] ?? '' };
};

/** An item when typing rests; undefined for one that is just being removed. */
export const useItemFacts = (form: Editor['form'], path: ItemPath): ItemFacts | undefined =>
  useDebounced(form, factsAt, path);
