/** How a found name answers a typed word, the best way first (product.md §251). */
export const MATCH_WAYS = ['word', 'prefix', 'meaning', 'typo'] as const;

/** One of `MATCH_WAYS`. */
export type MatchWay = (typeof MATCH_WAYS)[number];
