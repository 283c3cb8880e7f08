/**
 * How long a step can be taken back, in s by the database's clock (product.md §129): the 5 s in which a device offers it,
 * and time for a slow network.
 */
export const TAKE_BACK_SECONDS = 8;

/** How long after a step its diner is mailed, in s by the same clock: more than `TAKE_BACK_SECONDS`, so that no mail is untrue. */
export const TOLD_AFTER_SECONDS = 10;
