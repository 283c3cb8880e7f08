/** Separates facts in a line. The space before the dot does not break, so no line begins with it. */
export const FACT_SEPARATOR = '\u00A0· ';
