/** Stands between facts in a line. No line begins with its dot. */
export const BETWEEN = '\u00A0· ';
