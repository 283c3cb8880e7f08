import { LIMITS } from '@tavolina/shared-api/contract';
import type { ItemRecord } from './menu-document.ts';

/**
 * The items of a menu, each with what it goes with (product.md §500): other items of the menu, each once. What is not on the
 * menu is left out, because another save may have taken it away meanwhile.
 * @param refs ids of new items, by what the request calls them
 */
export const withSettledPairs = (
  items: readonly ItemRecord[],
  refs: ReadonlyMap<string, string> = new Map(),
): ItemRecord[] => {
  const known = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    const named = new Set(item.goes_with.map((id) => refs.get(id) ?? id));
    const others = [...named].filter((id) => id !== item.id && known.has(id));
    return { ...item, goes_with: others.slice(0, LIMITS.goesWith) };
  });
};

/** Ids of new items, by what a request calls them. */
export const refsOf = (
  named: readonly { input: { ref?: string | undefined }; id: string }[],
): ReadonlyMap<string, string> =>
  new Map(named.flatMap(({ input: { ref }, id }) => (ref === undefined ? [] : [[ref, id] as const])));
