/** English as Europe writes it: the day before the month, as in Albanian. */
const LOCALES: Readonly<Record<string, string>> = { sq: 'sq-AL', en: 'en-GB' };

/** Day of a moment in Tirana, in words: `E premte, 20 nëntor 2026`. */
export const longDate = (moment: number, language: string): string => {
  const text = new Intl.DateTimeFormat(LOCALES[language] ?? language, {
    timeZone: 'Europe/Tirane',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};
