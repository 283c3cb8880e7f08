/**
 * How long a step can be undone, in s by the database's clock (product.md §129): the 5 s for which a device
 * offers it, and time for a slow network.
 */
export const UNDO_SECONDS = 8;

/**
 * How long after a step the diner is mailed, in s by the same clock. More than `UNDO_SECONDS`, so that
 * no mail is about an undone step.
 */
export const MAIL_DELAY_SECONDS = 10;
