import { LANGUAGES } from '@tavolina/shared-api/contract';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

const keysOf = (texts: unknown, path = ''): string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, value]) => keysOf(value, path === '' ? key : `${path}.${key}`))
    : [path];

const readKeys = (content: Buffer): string[] | undefined => {
  try {
    return keysOf(JSON.parse(content.toString()));
  } catch {
    return undefined;
  }
};

/** Plural forms differ between languages; the text they stand for must not. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Albanian and English say the same things. */
export const checkTexts = ({ facts, files }: Candidate): Refusal[] => {
  const refusals: Refusal[] = [];
  const byLanguage = LANGUAGES.map((language) => {
    const about = `locales/${language}/${facts.namespace}.json`;
    const content = files.get(about);
    const keys = content && readKeys(content);
    if (!keys) refusals.push({ about, reason: content ? 'file_unreadable' : 'file_missing' });
    return { language, keys: new Set(keys?.map(withoutPlural)), isThere: keys !== undefined };
  });
  const all = new Set(byLanguage.flatMap(({ keys }) => [...keys]));
  for (const { language, keys, isThere } of byLanguage)
    for (const about of isThere ? all : [])
      if (!keys.has(about)) refusals.push({ about, reason: 'text_missing', values: { language } });
  return refusals;
};
