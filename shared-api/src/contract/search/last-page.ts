/** A page of a list, as far as it says how many there are. */
export interface CountedPage {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly pages: number;
  readonly is_total_minimum?: true | undefined;
}

/**
 * The last page of a list that has something; 0 for an empty one. Past those that were counted only an empty page tells the end
 * (product.md §254).
 * @param size results on a page
 */
export const lastPage = ({ items, total, pages, is_total_minimum }: CountedPage, size: number): number =>
  is_total_minimum && items.length === 0 ? Math.ceil(total / size) : pages;
