import type { ItemDraft, MenuDraft, SectionDraft } from './menu-draft.ts';
import { mergeOrders } from './merge-orders.ts';

/** A form before it was changed, as it is here, and as somebody else saved it meanwhile. */
interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}
type Stored = { storedId: string };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A value that was not changed here is theirs. */
const pick = <T>({ base, mine, theirs }: Sides<T>): T => (same(base, mine) ? theirs : mine);

const field = <T, K extends keyof T>({ base, mine, theirs }: Sides<T>, key: K): T[K] =>
  pick({ base: base[key], mine: mine[key], theirs: theirs[key] });

/** All prices, each by itself; a converted euro price goes with the price that it was computed from. */
const mergePrices = (sides: Sides<ItemDraft>): Pick<ItemDraft, 'currency' | 'prices' | 'isEuroConverted'> => {
  const { base, mine, theirs } = sides;
  const currency = field(sides, 'currency');
  const isEuroConverted = field(sides, 'isEuroConverted');
  const isOwnMine = !same(base.prices[currency], mine.prices[currency]);
  const prices: ItemDraft['prices'] = {};
  for (const each of new Set([...Object.keys(theirs.prices), ...Object.keys(mine.prices)])) {
    const code = each as keyof ItemDraft['prices'];
    const follows = code === 'EUR' && isEuroConverted && currency !== 'EUR';
    const merged = pick({ base: base.prices[code], mine: mine.prices[code], theirs: theirs.prices[code] });
    const value = follows ? (isOwnMine ? mine : theirs).prices.EUR : merged;
    if (value !== undefined) prices[code] = value;
  }
  return { currency, prices, isEuroConverted };
};

const mergeItem = (sides: Sides<ItemDraft>): ItemDraft => ({
  storedId: sides.mine.storedId,
  name: field(sides, 'name'),
  description: field(sides, 'description'),
  ...mergePrices(sides),
  available: field(sides, 'available'),
  imageUrl: field(sides, 'imageUrl'),
  image: sides.mine.image,
});

/** What of a list of parts is there after both changed it; what one removed and the other changed stays. */
const present = <T extends Stored>({
  base,
  mine,
  theirs,
}: Sides<ReadonlyMap<string, T>>): Map<string, Sides<T>> => {
  const kept = new Map<string, Sides<T>>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const before = base.get(id);
    const here = mine.get(id);
    const there = theirs.get(id);
    if (here && there) kept.set(id, { base: before ?? there, mine: here, theirs: there });
    const alone = here ?? there;
    if (alone && !(here && there) && !(before && same(before, alone)))
      kept.set(id, { base: alone, mine: alone, theirs: alone });
  }
  return kept;
};

const ids = (parts: readonly Stored[]): string[] => parts.map(({ storedId }) => storedId);
const byId = <T extends Stored>(parts: readonly T[]): Map<string, T> =>
  new Map(parts.map((part) => [part.storedId, part]));
const allItems = ({ sections, items }: MenuDraft): ItemDraft[] => [
  ...sections.flatMap((section) => section.items),
  ...items,
];
/** Which section an item is in; null: it stands alone. */
const placesOf = ({ sections }: MenuDraft): Map<string, string | null> =>
  new Map(sections.flatMap(({ storedId, items }) => items.map((item) => [item.storedId, storedId] as const)));
const listOf = ({ sections, items }: MenuDraft, section: string | null): string[] =>
  ids(section === null ? items : (sections.find(({ storedId }) => storedId === section)?.items ?? []));

/**
 * Brings what was typed here to a menu that somebody else saved meanwhile: only what differs from `base` is taken from
 * `mine`, down to single fields and prices, and what both changed is mine. Nothing that one changed is lost because the
 * other removed it (product.md §120).
 * @param sides three forms in one language and at the same rates
 */
export const mergeDrafts = ({ base, mine, theirs }: Sides<MenuDraft>): MenuDraft => {
  const sides = { base, mine, theirs };
  const items = present({
    base: byId(allItems(base)),
    mine: byId(allItems(mine)),
    theirs: byId(allItems(theirs)),
  });
  const at = { base: placesOf(base), mine: placesOf(mine), theirs: placesOf(theirs) };
  const placeOf = (id: string): string | null => {
    const [before, here, there] = [at.base, at.mine, at.theirs].map((places) => places.get(id) ?? null);
    if (!byId(allItems(theirs)).has(id)) return here ?? null;
    if (!byId(allItems(mine)).has(id)) return there ?? null;
    return (here === before ? there : here) ?? null;
  };
  const places = new Map([...items.keys()].map((id) => [id, placeOf(id)]));
  const sections = present({
    base: byId(base.sections),
    mine: byId(mine.sections),
    theirs: byId(theirs.sections),
  });
  // A section that one removed goes only when nothing is left that belongs into it.
  for (const place of places.values()) {
    const alone = [...mine.sections, ...theirs.sections].find(({ storedId }) => storedId === place);
    if (alone && !sections.has(alone.storedId))
      sections.set(alone.storedId, { base: alone, mine: alone, theirs: alone });
  }
  const order = (section: string | null): ItemDraft[] =>
    mergeOrders({
      base: listOf(base, section),
      mine: listOf(mine, section),
      theirs: listOf(theirs, section),
      present: [...places].filter(([, place]) => place === section).map(([id]) => id),
    }).flatMap((id) => {
      const item = items.get(id);
      return item ? [mergeItem(item)] : [];
    });
  return {
    title: field(sides, 'title'),
    description: field(sides, 'description'),
    cuisineType: field(sides, 'cuisineType'),
    category: field(sides, 'category'),
    priceRange: field(sides, 'priceRange'),
    isPublished: field(sides, 'isPublished'),
    imageUrl: theirs.imageUrl,
    image: mine.image,
    sections: mergeOrders({
      base: ids(base.sections),
      mine: ids(mine.sections),
      theirs: ids(theirs.sections),
      present: [...sections.keys()],
    }).flatMap((id): SectionDraft[] => {
      const section = sections.get(id);
      return section
        ? [
            {
              storedId: id,
              title: field(section, 'title'),
              description: field(section, 'description'),
              display: field(section, 'display'),
              items: order(id),
            },
          ]
        : [];
    }),
    items: order(null),
  };
};
