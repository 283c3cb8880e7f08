/** Languages every story is told in. */
export const LANGUAGES = ['sq', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The locale of a browser whose reader reads a language. */
export const LOCALES: Readonly<Record<Language, string>> = { sq: 'sq-AL', en: 'en-GB' };

/** Finds a text by its key and fills in its placeholders. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

type Texts = { [key: string]: string | Texts };

/** The texts of a part as the product serves them to a browser. */
export const textsOf = async (
  url: string,
  language: Language,
  part: 'business' | 'kitchen' | 'diner' | 'shell' | 'ui' = 'business',
): Promise<Say> => {
  const texts = (await (await fetch(`${url}/locales/${language}/${part}.json`)).json()) as Texts;
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<string | Texts | undefined>((part, name) => (part as Texts | undefined)?.[name], texts);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]));
  };
};
