import { randomUUID } from 'node:crypto';
import type { EditItem, EditMenuRequest, EditSection } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../../platform/http/field-errors.ts';
import type { MenuContent } from './menu-document.ts';
import { type NamedItem, type NamedSection, namedParts, STANDALONE_ID } from './named-parts.ts';

/** An item that an edit keeps, changes or adds. */
export interface OutlinedItem {
  input: EditItem;
  path: string;
  /** Null: standalone. */
  sectionId: string | null;
}

/** A section that an edit keeps, changes or adds, with the id it has or gets. */
export interface OutlinedSection {
  input: EditSection;
  path: string;
  id: string;
}

interface Belonging {
  id?: string | undefined;
  menu_id?: string | undefined;
}

/** What an edit does to a menu, each thing once. */
export interface Outline {
  sections: OutlinedSection[];
  items: OutlinedItem[];
  /** Ids of removed sections and items. */
  removed: ReadonlySet<string>;
  wrong: WrongField[];
}

/** Reads what an edit does to a menu; parts of another menu are wrong fields (product.md §46). */
export const outlineEdit = (request: EditMenuRequest, stored: MenuContent & { id: string }): Outline => {
  const sections: OutlinedSection[] = [];
  const items: OutlinedItem[] = [];
  const removed = new Set<string>();
  const wrong: WrongField[] = [];
  const sectionIds = new Set(stored.sections.map(({ id }) => id));
  const names = new Map(stored.items.map(({ id, name }) => [id, name]));
  const seen = new Set<string>();

  const refuse = (field: string): void => {
    wrong.push({ field, message: 'invalid' });
  };
  const expectOwn = (part: Belonging, path: string, isKnown: boolean): void => {
    if (part.menu_id !== undefined && part.menu_id !== stored.id) refuse(`${path}.menu_id`);
    if (part.id === undefined) return;
    if (!isKnown || seen.has(part.id)) refuse(`${path}.id`);
    seen.add(part.id);
  };

  const readItem = ({ item, path }: NamedItem, sectionId: string | null): void => {
    const { id, section_id = STANDALONE_ID } = item;
    expectOwn(item, path, names.has(id ?? ''));
    if (section_id !== STANDALONE_ID && !sectionIds.has(section_id)) refuse(`${path}.section_id`);
    if (!item.isDeleted) items.push({ input: item, path, sectionId });
    else if (id !== undefined) removed.add(id);
  };

  const readSection = ({ section, path, items: within }: NamedSection): void => {
    const ownId = section.id === STANDALONE_ID ? undefined : section.id;
    expectOwn({ ...section, id: ownId }, path, sectionIds.has(ownId ?? ''));
    const id = ownId ?? randomUUID();
    if (section.isDeleted) removed.add(id);
    else sections.push({ input: section, path, id });
    for (const { item, path: itemPath } of within)
      readItem({ item: section.isDeleted ? { ...item, isDeleted: true } : item, path: itemPath }, id);
  };

  const named = namedParts(request, (id) => names.get(id ?? '') ?? '');
  for (const section of named.sections) readSection(section);
  for (const item of named.standalone) readItem(item, null);
  return { sections, items, removed, wrong };
};
