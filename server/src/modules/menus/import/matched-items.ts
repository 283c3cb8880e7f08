import { randomUUID } from 'node:crypto';
import { initialValues, SECTION_FIELDS } from '@tavolina/shared-api/contract';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import type { CsvItem } from '../csv/read-csv.ts';
import type { ItemRecord, MenuContent, SectionRecord } from '../save/menu-document.ts';

/**
 * By what a row finds its item: the title of a section and a name, whatever the case of their letters; the name alone where
 * a table has no column for sections.
 */
export const keyOf = (section: string | undefined, name: string): string =>
  JSON.stringify([section, name].map((text) => text?.toLowerCase()));

/** Hands out sections in the order in which they are asked for: that of a stored item, else one of the title. */
export const sectionsBy = (stored: readonly SectionRecord[]) => {
  const byId = new Map(stored.map((section) => [section.id, section]));
  // Of sections with one title the first, until a row belongs to another.
  const byTitle = new Map(stored.toReversed().map((section) => [section.title.toLowerCase(), section]));
  const used = new Set<SectionRecord>();
  return {
    used,
    idOf(title: string | undefined, before: ItemRecord | undefined): string | null {
      if (title === undefined) {
        const own = byId.get(before?.section_id ?? '');
        if (own) used.add(own);
        return own?.id ?? null;
      }
      if (title === '') return null;
      const key = title.toLowerCase();
      const section = byId.get(before?.section_id ?? '') ??
        byTitle.get(key) ?? { id: randomUUID(), ...initialValues(SECTION_FIELDS), title, translations: {} };
      byTitle.set(key, section);
      used.add(section);
      return section.id;
    },
  };
};

/** A table has no rows for a section without items, so what was empty before stays, after the section it stood behind. */
export const withEmpty = (used: ReadonlySet<SectionRecord>, stored: MenuContent): SectionRecord[] => {
  const filled = new Set(stored.items.map(({ section_id }) => section_id));
  const sections = [...used];
  let next = 0;
  for (const section of stored.sections) {
    if (used.has(section)) next = sections.indexOf(section) + 1;
    else if (!filled.has(section.id)) {
      sections.splice(next, 0, section);
      next += 1;
    }
  }
  return sections;
};

/** Hands out each stored item once, by the title of its section and its name, or by its name alone (product.md §650); in the order of the table. */
export const itemsBy = (stored: MenuContent) => {
  const listed = [...stored.sections, { id: null, title: '' }].flatMap(({ id, title }) =>
    stored.items
      .filter(({ section_id }) => section_id === id)
      .map((item) => ({ key: keyOf(title, item.name), item })),
  );
  const byKey = groupedBy(listed, ({ key }) => key);
  const byName = groupedBy(listed, ({ item }) => keyOf(undefined, item.name));
  const taken = new Set<ItemRecord>();
  return {
    take: ({ section, name }: CsvItem): ItemRecord | undefined => {
      const alike = (section === undefined ? byName : byKey).get(keyOf(section, name));
      const item = alike?.shift()?.item;
      if (item) taken.add(item);
      return item;
    },
    left: (): ItemRecord[] => listed.flatMap(({ item }) => (taken.has(item) ? [] : [item])),
  };
};
