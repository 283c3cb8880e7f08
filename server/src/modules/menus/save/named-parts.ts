import type { EditItem, EditMenuRequest, EditSection } from '@tavolina/shared-api/contract';

/** An item in an edit, and where it stands there, e.g. `sections.0.items.2`. */
export interface NamedItem {
  item: EditItem;
  path: string;
}

/** A section in an edit with what stays in it. */
export interface NamedSection {
  section: EditSection;
  path: string;
  items: NamedItem[];
}

/** What an edit names: sections, and items that stand alone. */
export interface NamedParts {
  sections: NamedSection[];
  standalone: NamedItem[];
}

/** Id by which clients name the section of standalone items. */
export const STANDALONE_ID = '-1';
const STANDALONE_TITLE = 'Të tjera';

/** A hidden section of that title is an ordinary one: standalone items cannot be hidden. */
const isStandalone = ({ id, title, display, isDeleted }: EditSection): boolean =>
  !isDeleted && (id === STANDALONE_ID || (title === STANDALONE_TITLE && display !== false));

const namedItems = (items: readonly EditItem[] = [], path: string): NamedItem[] =>
  items.map((item, index) => ({ item, path: `${path}.${index}` }));

/**
 * Reads what an edit names. Standalone items come in `items`, or in a section of their own, where names that begin with
 * an underscore stay (product.md §187).
 * @param nameOf name of a stored item, for edits that leave it out
 */
export const namedParts = (
  { sections = [], items }: EditMenuRequest,
  nameOf: (id: string | undefined) => string,
): NamedParts => {
  const all = sections.map((section, index): NamedSection => {
    const path = `sections.${index}`;
    return { section, path, items: namedItems(section.items, `${path}.items`) };
  });
  const staysIn = ({ section }: NamedSection, { item }: NamedItem): boolean =>
    !isStandalone(section) || (item.name ?? nameOf(item.id)).startsWith('_');
  const isNeeded = ({ section, items: left }: NamedSection): boolean =>
    !isStandalone(section) || left.length > 0 || (section.id !== undefined && section.id !== STANDALONE_ID);
  return {
    sections: all
      .map((named) => ({ ...named, items: named.items.filter((item) => staysIn(named, item)) }))
      .filter(isNeeded),
    standalone: [
      ...all.flatMap((named) => named.items.filter((item) => !staysIn(named, item))),
      ...namedItems(items, 'items'),
    ],
  };
};
