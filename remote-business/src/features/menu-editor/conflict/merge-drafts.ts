import { namesOf, SECTION_FIELDS, type SectionValues, trimmedValues } from '@tavolina/shared-api/contract';
import { translationsOf } from '../../../lib/menus/translations-of.ts';
import {
  chooser,
  type MergeChoices,
  onSides,
  type Side,
  type SideOf,
  type Sides,
} from '../../../lib/merge/merge-choices.ts';
import { mergeOrders } from '../../../lib/merge/merge-orders.ts';
import { presentParts } from '../../../lib/merge/merge-parts.ts';
import { groupsOf } from '../draft/carried-choices.ts';
import { type ItemDraft, itemsOf, type MenuDraft, type SectionDraft } from '../draft/menu-draft.ts';
import { itemKey, mergeItem } from './merge-item.ts';
import type { MergeConflict, MergedField } from './merged-fields.ts';

type Stored = { storedId: string };
/** Id of a section; null for items without one. */
type Place = string | null;

const MENU_FIELDS = [
  'title',
  'description',
  'cuisineType',
  'category',
  'priceRange',
  'isPublished',
  'schedule',
] as const;

const ids = (parts: readonly Stored[]): string[] => parts.map(({ storedId }) => storedId);
const byId = <T extends Stored>(parts: readonly T[]): Map<string, T> =>
  new Map(parts.map((part) => [part.storedId, part]));

const placesOf = ({ sections }: MenuDraft): Map<string, Place> =>
  new Map(sections.flatMap(({ storedId, items }) => items.map((item) => [item.storedId, storedId] as const)));
const listOf = ({ sections, items }: MenuDraft, place: Place): readonly ItemDraft[] =>
  place === null ? items : (sections.find(({ storedId }) => storedId === place)?.items ?? []);
const titleIn = ({ sections }: MenuDraft, place: Place): string | null =>
  sections.find(({ storedId }) => storedId === place)?.title ?? null;
const sectionKey = (section: SectionDraft) => trimmedValues(SECTION_FIELDS, section);

/** Which items the merged menu has, and where. */
const mergePlaces = (sides: Sides<MenuDraft>, sideOf: SideOf<MergedField>) => {
  const all = onSides(sides, (draft) => byId(itemsOf(draft)));
  const at = onSides(sides, placesOf);
  const placeIn = (side: 'base' | Side, id: string): Place => at[side]?.get(id) ?? null;
  const { kept } = presentParts(
    all,
    (item, side) => [itemKey(item), placeIn(side, item.storedId)],
    ({ name }, id, presence) => sideOf({ id, field: 'item.isThere', part: name }, presence, (is) => is),
  );
  const placeOf = (id: string, part: string): Place => {
    if (!all.theirs.has(id)) return placeIn('mine', id);
    if (!all.mine.has(id)) return placeIn('theirs', id);
    const [mine, theirs] = [placeIn('mine', id), placeIn('theirs', id)];
    const told = { mine: titleIn(sides.mine, mine), theirs: titleIn(sides.theirs, theirs) };
    const base = all.base?.has(id) ? placeIn('base', id) : undefined;
    const side = sideOf<Place>(
      { id, field: 'item.place', part, told },
      { base, mine, theirs },
      (place) => place,
    );
    return side === 'mine' ? mine : theirs;
  };
  return {
    items: kept,
    places: new Map([...kept].map(([id, item]) => [id, placeOf(id, item.mine.name)])),
  };
};

/** Which sections the merged menu has; one that one side removed stays for what belongs into it. */
const mergeSections = (sides: Sides<MenuDraft>, places: Map<string, Place>, sideOf: SideOf<MergedField>) => {
  const { kept, refused } = presentParts(
    onSides(sides, ({ sections }) => byId(sections)),
    sectionKey,
    ({ title }, id, presence) => sideOf({ id, field: 'section.isThere', part: title }, presence, (is) => is),
  );
  for (const [id, place] of places) {
    if (place === null || kept.has(place)) continue;
    const alone = [...sides.mine.sections, ...sides.theirs.sections].find(
      ({ storedId }) => storedId === place,
    );
    if (refused.has(place) || !alone) places.set(id, null);
    else kept.set(place, { base: alone, mine: alone, theirs: alone });
  }
  return kept;
};

/**
 * Brings what was changed here to a menu that somebody else saved meanwhile: only what differs from `base` is taken from
 * `mine`, down to single fields and prices. What both changed, each in another way, is a clash: it is as it was chosen, and
 * mine where nothing was (product.md §120).
 * @param sides three forms at the same rates; prices may be written as in different languages
 */
export const mergeDrafts = (
  sides: Sides<MenuDraft>,
  choices: MergeChoices = new Map(),
): { draft: MenuDraft; clashes: MergeConflict[] } => {
  const { clashes, sideOf } = chooser<MergedField>(choices);
  const head = Object.fromEntries(
    MENU_FIELDS.map((field) => {
      const side = sideOf({ id: '', field: `menu.${field}`, part: '' }, sides, (draft) => draft[field]);
      return [field, sides[side][field]];
    }),
  ) as Pick<MenuDraft, (typeof MENU_FIELDS)[number]>;
  const { items, places } = mergePlaces(sides, sideOf);
  const sections = mergeSections(sides, places, sideOf);
  const names = new Map(
    [sides.theirs, sides.mine].flatMap(({ sections: each, items: others }) => [
      ...each.map(({ storedId, title }) => [storedId, title] as const),
      ...itemsOf({ sections: each, items: others }).map(({ storedId, name }) => [storedId, name] as const),
    ]),
  );
  const ordered = (
    field: 'menu.order' | 'section.order' | 'others.order',
    place: Place,
    lists: Sides<string[]>,
    present: readonly string[],
  ): string[] =>
    mergeOrders(
      lists,
      present,
      { id: place ?? '', field, part: place === null ? '' : (names.get(place) ?? '') },
      { sideOf, nameOf: (id) => names.get(id) ?? '' },
    );
  const itemsIn = (place: Place): ItemDraft[] =>
    ordered(
      place === null ? 'others.order' : 'section.order',
      place,
      onSides(sides, (draft) => ids(listOf(draft, place))),
      [...places].filter(([, of]) => of === place).map(([id]) => id),
    ).flatMap((id) => {
      const item = items.get(id);
      return item ? [mergeItem(item, sideOf, names)] : [];
    });
  const mergeSection = (id: string): SectionDraft[] => {
    const section = sections.get(id);
    if (!section) return [];
    const part = section.theirs.title;
    const fields = Object.fromEntries(
      namesOf(SECTION_FIELDS).map((field) => {
        const side = sideOf({ id, field: `section.${field}`, part }, section, (each) => each[field]);
        return [field, section[side][field]];
      }),
    ) as SectionValues;
    return [{ storedId: id, ...fields, items: itemsIn(id), ...translationsOf(section.theirs) }];
  };
  const order = ordered(
    'menu.order',
    null,
    onSides(sides, (draft) => ids(draft.sections)),
    [...sections.keys()],
  );
  const draft = {
    ...head,
    imageUrl: sides.theirs.imageUrl,
    image: sides.mine.image,
    sections: order.flatMap(mergeSection),
    items: itemsIn(null),
    ...translationsOf(sides.theirs),
    ...groupsOf(sides.theirs),
  };
  return { draft, clashes };
};
