import { type ChoosableOption, type ContentLanguage, textIn } from '@tavolina/shared-api/contract';
import { refuseShortage, type WantedStock } from '../../menus/menus-service.ts';
import type { OrderableItem, PricedLine } from './order-pricing.ts';

/** What an order needs of something that is counted, and how many were left when the menu was read. */
interface Needed extends WantedStock {
  left: number;
}

type Line = Pick<PricedLine, 'menu_item_id' | 'quantity' | 'choices'>;

const optionsOf = ({ groups }: OrderableItem): ReadonlyMap<string, ChoosableOption> =>
  new Map([...groups.values()].flatMap(({ options }) => options.map((option) => [option.id, option])));

const neededBy = (
  { quantity, choices }: Line,
  item: OrderableItem,
  language: ContentLanguage | undefined,
): Needed[] => {
  const itsName = textIn(item, 'name', language);
  const own: Needed[] =
    item.left === null ? [] : [{ id: item.id, kind: 'item', subject: itsName, quantity, left: item.left }];
  if (choices.length === 0) return own;
  const options = optionsOf(item);
  const chosen = choices.flatMap(({ option_id }): Needed[] => {
    const option = options.get(option_id);
    if (!option?.stock) return [];
    const subject = `${itsName}: ${textIn(option, 'name', language)}`;
    return [{ id: option_id, kind: 'option', subject, quantity, left: option.stock.left }];
  });
  return [...own, ...chosen];
};

/**
 * What an order needs of things that are counted, each thing once (product.md §436).
 * @param language in which its diner read the menu: refusals name dishes as the cart does
 * @throws {ApiFailure} `too_few_left`, `item_unavailable`, `choice_unavailable` where fewer were left already
 */
export const neededStock = (
  lines: readonly Line[],
  items: readonly OrderableItem[],
  language: ContentLanguage | undefined,
): WantedStock[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const needed = new Map<string, Needed>();
  for (const line of lines) {
    const item = byId.get(line.menu_item_id ?? '');
    for (const one of item ? neededBy(line, item, language) : []) {
      const before = needed.get(one.id);
      needed.set(one.id, before ? { ...before, quantity: before.quantity + one.quantity } : one);
    }
  }
  const all = [...needed.values()];
  refuseShortage(all, (id) => needed.get(id)?.left);
  return all;
};
