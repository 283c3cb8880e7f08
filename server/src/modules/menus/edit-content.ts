import type { EditMenuRequest } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../platform/http/field-errors.ts';
import { outlineEdit } from './edit-outline.ts';
import { type EditContext, editItem, editSection } from './edit-records.ts';
import type { ItemRecord, MenuContent } from './menu-content.ts';
import { beyondMenu } from './menu-limits.ts';
import { mergeOrder } from './merge-order.ts';

type Identified = { id: string };

const byId = <T extends Identified>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

const idsOf = (things: readonly Identified[]): string[] => things.map(({ id }) => id);

const pick = <T>(things: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap((id) => things.get(id) ?? []);

const numbered = <T>(things: readonly T[]): T[] =>
  things.map((thing, index) => ({ ...thing, position: index + 1 }));

/** Applies an edit to what a menu consists of (product.md §46, §47); what it does not name stays as it is. */
export const editContent = (
  request: EditMenuRequest,
  stored: MenuContent & { id: string },
  context: EditContext,
): { content: MenuContent; wrong: WrongField[] } => {
  const outline = outlineEdit(request, stored);
  const { removed, wrong } = outline;
  if (wrong.length > 0) return { content: stored, wrong };
  const keptSections = byId(stored.sections.filter(({ id }) => !removed.has(id)));
  const keptItems = byId(
    stored.items.filter(
      ({ id, section_id }) => !removed.has(id) && (section_id === null || !removed.has(section_id)),
    ),
  );
  const namedSections = outline.sections.map((named) =>
    editSection(keptSections.get(named.id), named, wrong),
  );
  const storedItems = byId(stored.items);
  const namedItems = outline.items.map((named) =>
    editItem(storedItems.get(named.input.id ?? ''), named, context, wrong),
  );
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
  const items = [...idsOf(sections), null].flatMap(itemsOf);
  wrong.push(...beyondMenu({ sections: sections.length, items: items.length }));
  return { content: { sections: numbered(sections), items: numbered(items) }, wrong };
};
