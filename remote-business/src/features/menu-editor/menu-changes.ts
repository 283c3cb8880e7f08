import type { EuroRates, Item, Menu } from '@tavolina/shared-api/contract';
import { converted } from './menu-draft.ts';

/** What happened to a part of a menu between two states. */
export interface MenuChange {
  /** Of the part; null for the items that stand in no section. */
  id: string | null;
  /** `moved` says it of what holds the parts whose order is another: the menu, a section, or no section. */
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Title or name, as it is now or was last; null for the items that stand in no section. */
  name: string | null;
}

/** Something that has an order of its own. */
interface Row {
  id: string | null;
  name: string | null;
  /** Ids of its parts. */
  order: string[];
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
  const { id, name, description, price, default_currency, available, section_id, image_url } = item;
  const prices = givenPrices(item, rates);
  const content = [name, description, price, default_currency, prices, available, section_id, image_url];
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
      menu.image_url,
    ]),
  },
  ...menu.sections.flatMap(({ id, title, description, display, items }) => [
    { id, name: title, content: JSON.stringify([title, description, display]) },
    ...items.map((item) => itemPart(item, rates)),
  ]),
  ...menu.items.map((item) => itemPart(item, rates)),
];

const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

const rowsOf = (menu: Menu): Row[] => [
  { id: menu.id, name: menu.title, order: idsOf(menu.sections) },
  ...menu.sections.map(({ id, title, items }) => ({ id, name: title, order: idsOf(items) })),
  { id: null, name: null, order: idsOf(menu.items) },
];

/** Where the order is another; what came, went or changed its section moves nothing else. */
const movesOf = (before: Menu, now: Menu): MenuChange[] => {
  const old = new Map(rowsOf(before).map(({ id, order }) => [id, order]));
  return rowsOf(now)
    .filter(({ id, order }) => {
      const known = old.get(id) ?? [];
      const was = known.filter((part) => order.includes(part));
      const is = order.filter((part) => known.includes(part));
      return was.some((part, place) => part !== is[place]);
    })
    .map(({ id, name }) => ({ id, kind: 'moved', name }));
};

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
    ...movesOf(before, now),
  ];
};
