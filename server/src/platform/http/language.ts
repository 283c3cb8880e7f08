import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@tavolina/shared-api/contract';

/** The supported language an `Accept-Language` header prefers; Albanian when it names none. */
export const preferredLanguage = (header: string | undefined): Language => {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = Number(parameters.find((part) => part.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { language: tag.split('-')[0], quality: Number.isFinite(quality) ? quality : 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  const wish = wishes.find(
    ({ language, quality }) => quality > 0 && LANGUAGES.some((known) => known === language),
  );
  return (wish?.language as Language | undefined) ?? FALLBACK_LANGUAGE;
};
