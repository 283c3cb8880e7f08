import { type GroupsById, groupsOf, type Item, isDeclared } from '@tavolina/shared-api/contract';

/** Whether there is something to open of a dish (product.md §519): pictures, words, choices, or what it declares. */
export const hasMore = (item: Item, groups: GroupsById): boolean =>
  Boolean(item.image_url || item.description) || isDeclared(item) || groupsOf(item, groups).length > 0;
