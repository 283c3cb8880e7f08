/** Holds on screens as narrow as a phone's, on which little may stand above the orders (product.md §548). */
export const PHONE_QUERY = '(max-width: 767px)';
