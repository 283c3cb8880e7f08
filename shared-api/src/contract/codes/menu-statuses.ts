/** Whether a menu is public; a draft is visible to its owner only (product.md §14). */
export const MENU_STATUSES = ['published', 'draft'] as const;
