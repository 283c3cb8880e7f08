import type { EditMenuRequest } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../../platform/http/field-errors.ts';
import { requestedGroups } from '../choices/option-groups.ts';
import type { Pictures } from '../pictures/item-pictures.ts';
import { outlineEdit } from './edit-outline.ts';
import { editedHead, editedItem, editedSection } from './edited-parts.ts';
import { refsOf, withSettledPairs } from './goes-with.ts';
import type { ItemRecord, MenuDocument } from './menu-document.ts';
import { mergeOrder } from './merge-order.ts';

type Identified = { id: string };

const byId = <T extends Identified>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const idsOf = (things: readonly Identified[]): string[] => things.map(({ id }) => id);

const pick = <T>(things: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap((id) => things.get(id) ?? []);

/** The menu that an edit describes (product.md §46, §47): what it does not name stays as it is. */
export const editedDocument = (
  request: EditMenuRequest,
  stored: MenuDocument & { id: string },
  pictures: Pictures,
): { document: MenuDocument; wrong: WrongField[] } => {
  const outline = outlineEdit(request, stored);
  const { removed, wrong } = outline;
  if (wrong.length > 0) return { document: stored, wrong };
  const head = editedHead(stored.head, request, pictures);
  const { groups, idOf } = request.option_groups
    ? requestedGroups(request.option_groups, stored.groups, head.default_currency)
    : { groups: stored.groups, idOf: (id: string) => id };
  const knownGroups = new Set(groups.map(({ id }) => id));
  const keptSections = byId(stored.sections.filter(({ id }) => !removed.has(id)));
  const keptItems = byId(
    stored.items.filter(
      ({ id, section_id }) => !removed.has(id) && (section_id === null || !removed.has(section_id)),
    ),
  );
  const namedSections = outline.sections.map((named) =>
    editedSection(keptSections.get(named.id), named, wrong),
  );
  const storedItems = byId(stored.items);
  const namedItems = outline.items.map((named) =>
    editedItem(
      storedItems.get(named.input.id ?? ''),
      named,
      { currency: head.default_currency, pictures, groupIdOf: idOf, knownGroups },
      wrong,
    ),
  );
  const refs = refsOf(outline.items.map(({ input }, index) => ({ input, id: namedItems[index]?.id ?? '' })));
  const after = {
    sections: new Map([...keptSections, ...byId(namedSections)]),
    items: new Map([...keptItems, ...byId(namedItems)]),
  };

  const sections = pick(after.sections, mergeOrder([...keptSections.keys()], idsOf(namedSections)));
  const itemsOf = (sectionId: string | null): ItemRecord[] => {
    const stayed = [...keptItems.values()].filter(
      ({ id, section_id }) => section_id === sectionId && after.items.get(id)?.section_id === sectionId,
    );
    const named = namedItems.filter(({ section_id }) => section_id === sectionId);
    return pick(after.items, mergeOrder(idsOf(stayed), idsOf(named)));
  };
  const items = [...idsOf(sections), null].flatMap(itemsOf).map((item) => ({
    ...item,
    option_group_ids: item.option_group_ids.filter((id) => knownGroups.has(id)),
  }));
  return { document: { head, sections, items: withSettledPairs(items, refs), groups }, wrong };
};
