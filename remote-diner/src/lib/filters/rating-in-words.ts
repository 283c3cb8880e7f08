/** A lowest rating as its reader writes decimals: `3,5` in Albanian, whose data on the platform itself write a point. */
export const ratingInWords = (value: string, language: string): string =>
  language.startsWith('en') ? value : value.replace('.', ',');
