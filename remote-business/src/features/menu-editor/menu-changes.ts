import type { EuroRates, Item, Menu } from '@tavolina/shared-api/contract';
import { converted } from './menu-draft.ts';

/** What happened to a part of a menu between two states. */
export interface MenuChange {
  /** Of the part. */
  id: string;
  kind: 'added' | 'removed' | 'changed';
  /** Title or name, as it is now or was last. */
  name: string;
}

interface Part {
  id: string;
  name: string;
  content: string;
}

/** The prices that somebody gave an item: the form adds a converted euro price to every item that has none. */
const givenPrices = ({ price, default_currency: own, prices }: Item, rates: EuroRates | undefined) =>
  prices.filter(
    (other) =>
      !rates ||
      own === 'EUR' ||
      other.currency !== 'EUR' ||
      other.price !== converted(price, own, 'EUR', rates),
  );

const itemPart = (item: Item, rates: EuroRates | undefined): Part => {
  const { id, name, description, price, available, section_id } = item;
  const content = [name, description, price, available, givenPrices(item, rates), section_id];
  return { id, name, content: JSON.stringify(content) };
};

const partsOf = (menu: Menu, rates: EuroRates | undefined): Part[] => [
  {
    id: menu.id,
    name: menu.title,
    content: JSON.stringify([
      menu.title,
      menu.description,
      menu.cuisine_type,
      menu.category,
      menu.price_range,
      menu.is_published,
    ]),
  },
  ...menu.sections.flatMap(({ id, title, description, display, items }) => [
    { id, name: title, content: JSON.stringify([title, description, display]) },
    ...items.map((item) => itemPart(item, rates)),
  ]),
  ...menu.items.map((item) => itemPart(item, rates)),
];

/** What somebody else did to a menu, so that its owner sees it before saving over it. */
export const menuChanges = (before: Menu, now: Menu, rates: EuroRates | undefined): MenuChange[] => {
  const old = new Map(partsOf(before, rates).map((part) => [part.id, part]));
  const present = partsOf(now, rates);
  const ids = new Set(present.map(({ id }) => id));
  return [
    ...present.flatMap(({ id, name, content }): MenuChange[] => {
      const known = old.get(id);
      if (!known) return [{ id, kind: 'added', name }];
      return known.content === content ? [] : [{ id, kind: 'changed', name }];
    }),
    ...[...old.values()]
      .filter(({ id }) => !ids.has(id))
      .map(({ id, name }): MenuChange => ({ id, kind: 'removed', name })),
  ];
};
