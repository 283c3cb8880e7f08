/** A text without what PostgreSQL takes in no text: one such character would lose all errors that are stored with it. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
