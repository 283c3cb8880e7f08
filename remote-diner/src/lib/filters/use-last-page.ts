import { useEffect } from 'react';

/** A page of a list, as far as it says how many there are. */
interface Counted {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly pages: number;
  readonly is_total_minimum?: true | undefined;
}

/** The last page to show; past those that were counted only an empty one tells the end (product.md §254). */
const lastOf = ({ items, total, pages, is_total_minimum }: Counted, size: number): number =>
  is_total_minimum && items.length === 0 ? Math.ceil(total / size) : pages;

/**
 * Leads from a page past the end, as an old address may name one, to the last there is.
 * @param data of the current page; undefined until it is here
 */
export const useLastPage = (
  current: number,
  data: Counted | undefined,
  size: number,
  goTo: (page: number) => void,
): void => {
  const pages = data && lastOf(data, size);
  const last = pages && current > pages ? pages : undefined;
  useEffect(() => {
    if (last !== undefined) goTo(last);
  });
};
