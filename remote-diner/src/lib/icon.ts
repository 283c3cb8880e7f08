/** How the storefront draws an icon beside words that say the same. */
export const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The same where it leads the eye. */
export const LARGE_ICON = { ...ICON, size: 22 } as const;

/** The same in buttons and beside running text. */
export const MEDIUM_ICON = { ...ICON, size: 18 } as const;

/** The same in small buttons. */
export const SMALL_ICON = { ...ICON, size: 16 } as const;
