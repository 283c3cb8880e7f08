import type { ContentLanguage, SearchMatch } from '@tavolina/shared-api/contract';
import type { TranslatedName } from './served-names-repository.ts';

const nameIn = ({ translations }: TranslatedName, language: ContentLanguage): string | undefined =>
  translations[language]?.name ?? translations[language]?.title;

/**
 * What answers a search, with what it is called in the further languages of its place, or with the language in which it answers
 * (product.md §528).
 * @param things what can answer, by its names
 * @param languages those of the place, its main one first
 */
export const inAllLanguages = (
  match: SearchMatch,
  things: readonly TranslatedName[],
  languages: readonly ContentLanguage[],
): SearchMatch => {
  const further = languages.slice(1);
  if (further.length === 0 || match.field === 'cuisine' || match.field === 'category') return match;
  const called = things.filter(({ name }) => name === match.name);
  if (called.length === 0) {
    const language = further.find((each) => things.some((thing) => nameIn(thing, each) === match.name));
    return language ? { ...match, language } : match;
  }
  const names = further.flatMap((language) => {
    const name = called.map((thing) => nameIn(thing, language)).find(Boolean);
    return name ? [[language, { name }] as const] : [];
  });
  return names.length > 0 ? { ...match, translations: Object.fromEntries(names) } : match;
};
