import type { Item, Menu, Section } from '@tavolina/shared-api/contract';

/** Id of the pseudo-section that holds a menu's standalone items (product.md §15). */
export const OTHER_ITEMS = '-1';

/** A section as the page shows it: never empty. */
export interface ShownSection {
  id: string;
  title: string;
  /** Missing at standalone items. */
  description?: Section['description'];
  items: Item[];
  translations?: Section['translations'];
  schedule?: Section['schedule'];
}

/** Sections with dishes, standalone items last under a title of their own. */
export const sectionsOf = (menu: Menu, otherTitle: string): ShownSection[] =>
  [
    ...menu.sections.map(({ id, title, description, items, translations, schedule }) => ({
      id,
      title,
      description,
      items,
      translations,
      schedule,
    })),
    { id: OTHER_ITEMS, title: otherTitle, items: menu.items },
  ].filter(({ items }) => items.length > 0);

/** Id of the element with all dishes. */
export const DISHES = 'dishes';

/** Id of a section's element, for links to it. */
export const sectionAnchor = (id: string): string => `section-${id}`;
