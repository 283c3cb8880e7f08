import { LIMITS } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../platform/http/field-errors.ts';
import type { MenuContent } from './menu-content.ts';

const tooLong = (field: string, count: number, limit: number): WrongField[] =>
  count > limit ? [{ field, message: 'list_too_long', limit }] : [];

/** What a menu would have too much of, all its lists together (product.md §91). */
export const beyondMenu = ({ sections, items }: { sections: number; items: number }): WrongField[] => [
  ...tooLong('sections', sections, LIMITS.menuSections),
  ...tooLong('items', items, LIMITS.menuItems),
];

/** The first item that stands in a section beyond what a menu takes; the last one where none does. */
export const firstBeyondSections = ({
  sections,
  items,
}: MenuContent): MenuContent['items'][number] | undefined => {
  if (sections.length <= LIMITS.menuSections) return undefined;
  const beyond = new Set(sections.slice(LIMITS.menuSections).map(({ id }) => id));
  return items.find(({ section_id }) => section_id !== null && beyond.has(section_id)) ?? items.at(-1);
};
