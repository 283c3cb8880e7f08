/** Marks that nobody sees, such as the soft hyphens of a text that was copied; PostgreSQL stores no NUL. */
const INVISIBLE = /[\0\p{Cf}]/gu;

/** A text without marks that nobody sees, as it is searched (product.md §10). */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
