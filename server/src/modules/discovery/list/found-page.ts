/** A menu or place that a search finds. */
export interface Found {
  id: string;
  accepts_orders: boolean;
  /** In metres; null where it is not known. */
  distance_m: number | null;
}

/** How many results there are: exactly, or at least (product.md §254). */
export interface Total {
  total: number;
  isMinimum: boolean;
}

/** One page of what a search finds. */
export interface FoundPage<F extends Found = Found> extends Total {
  rows: F[];
}

/** A page of a search that finds nothing. */
export const NOTHING_FOUND: FoundPage<never> = { rows: [], total: 0, isMinimum: false };

/** Number of pages: of those counted, and the one that was asked for with one more where more are left. */
export const pagesOf = (
  { rows, total, isMinimum }: FoundPage<Found>,
  { limit, skip }: { limit: number; skip: number },
): number => {
  const counted = Math.ceil(total / limit);
  if (!isMinimum) return counted;
  const reached = Math.ceil((skip + rows.length) / limit);
  return Math.max(counted, reached + (rows.length === limit ? 1 : 0));
};
