/** Holds on screens as narrow as a phone's, on which little may stand above the orders (product.md §548). */
export const PHONE_QUERY = '(max-width: 767px)';

/** Holds where the navigation stands at the bottom of the screen, and a bar below the header has room for one line. */
export const NARROW_QUERY = '(max-width: 639px)';
