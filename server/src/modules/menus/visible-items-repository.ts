/** SQL of items `i` with their sections `s`; an item that stands alone has none. */
export const ITEMS = 'items i LEFT JOIN sections s ON s.id = i.section_id';

/** SQL of whether diners see an item of `ITEMS` now (product.md §15, §61). */
export const IS_VISIBLE = '(can_be_had(i.available, i.sold_out_until) AND coalesce(s.display, true))';
