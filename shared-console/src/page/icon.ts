/** How the console draws an icon beside words that say the same. */
export const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The same where room is scarcer. */
export const MEDIUM_ICON = { ...ICON, size: 18 } as const;

/** The same in small buttons. */
export const SMALL_ICON = { ...ICON, size: 16 } as const;

/** The same in badges, as large as in those of an order's status. */
export const BADGE_ICON = { ...ICON, size: 15 } as const;
