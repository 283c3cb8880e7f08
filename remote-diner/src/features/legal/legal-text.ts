import type { Language } from '@tavolina/shared-api/contract';

/** A legal text: its date, what it is about, and its parts. */
export interface LegalText {
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  intro: string;
  sections: { title: string; text: string[] }[];
}

/**
 * A legal text in a language, `locales/legal/<name>.<language>.json`. All of them come with the page's code: they are short,
 * and a further one needs no line here.
 */
export const loadLegalText = async (name: string, language: Language): Promise<LegalText> => {
  const loaded: { default: LegalText } = await import(
    /* webpackMode: 'eager' */ `../../../locales/legal/${name}.${language}.json`
  );
  return loaded.default;
};
