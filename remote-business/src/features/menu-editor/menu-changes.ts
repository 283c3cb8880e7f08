import type { Item, Menu } from '@tavolina/shared-api/contract';

/** What happened to a part of a menu between two states. */
export interface MenuChange {
  kind: 'added' | 'removed' | 'changed';
  /** Title or name, as it is now or was last. */
  name: string;
}

interface Part {
  id: string;
  name: string;
  content: string;
}

const itemPart = ({ id, name, description, price, available, prices, section_id }: Item): Part => ({
  id,
  name,
  content: JSON.stringify([name, description, price, available, prices, section_id]),
});

const partsOf = (menu: Menu): Part[] => [
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
    ...items.map(itemPart),
  ]),
  ...menu.items.map(itemPart),
];

/** What somebody else did to a menu, so that its owner sees it before saving over it. */
export const menuChanges = (before: Menu, now: Menu): MenuChange[] => {
  const old = new Map(partsOf(before).map((part) => [part.id, part]));
  const present = partsOf(now);
  const ids = new Set(present.map(({ id }) => id));
  return [
    ...present.flatMap(({ id, name, content }): MenuChange[] => {
      const known = old.get(id);
      if (!known) return [{ kind: 'added', name }];
      return known.content === content ? [] : [{ kind: 'changed', name }];
    }),
    ...[...old.values()]
      .filter(({ id }) => !ids.has(id))
      .map(({ name }): MenuChange => ({ kind: 'removed', name })),
  ];
};
