/** Roles of a user in a business (product.md §155). */
export const BUSINESS_ROLES = ['owner'] as const;

/** One of `BUSINESS_ROLES`. */
export type BusinessRole = (typeof BUSINESS_ROLES)[number];
