/** Mails that owners can switch off (product.md §70). */
export const OPTIONAL_MAILS = ['new_order', 'trial_ending'] as const;

/** One of `OPTIONAL_MAILS`; also its field's name in `mailChoices`. */
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
