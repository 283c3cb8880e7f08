/** What the list of places can be sorted by. Where nobody says, they come by their openness rank (product.md §116). */
export const RESTAURANT_SORTS = ['business_name', 'created_at', 'rating', 'distance'] as const;
/** Menus can also be sorted by their place. */
export const MENU_SORTS = ['title', 'price', 'business_name', 'created_at', 'rating', 'distance'] as const;
/** Sort directions. By default newest and best rated come first, everything else ascends. */
export const SORT_ORDERS = ['asc', 'desc'] as const;
