import { LIMITS } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../../platform/http/field-errors.ts';
import type { MenuContent } from './menu-document.ts';

const tooLong = (field: string, count: number, limit: number): WrongField[] =>
  count > limit ? [{ field, message: 'list_too_long', limit }] : [];

/** What a menu would have too much of, all its lists together (product.md §91). */
export const beyondMenu = ({ sections, items }: { sections: number; items: number }): WrongField[] => [
  ...tooLong('sections', sections, LIMITS.menuSections),
  ...tooLong('items', items, LIMITS.menuItems),
];

/** Where the first item stands that is in a section beyond what a menu takes; the last one where none is. */
export const firstBeyondSections = ({ sections, items }: MenuContent): number | undefined => {
  if (sections.length <= LIMITS.menuSections) return undefined;
  const beyond = new Set(sections.slice(LIMITS.menuSections).map(({ id }) => id));
  const first = items.findIndex(({ section_id }) => section_id !== null && beyond.has(section_id));
  return first < 0 ? items.length - 1 : first;
};
