import { LANGUAGES } from '@tavolina/shared-api/contract';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** Every text by its full key. Values that are not texts count as empty. */
const textsIn = (node: unknown, path = ''): [string, string][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => textsIn(value, path === '' ? key : `${path}.${key}`))
    : [[path, typeof node === 'string' ? node.trim() : '']];

const readTexts = (content: Buffer): [string, string][] | undefined => {
  try {
    return textsIn(JSON.parse(content.toString()));
  } catch {
    return undefined;
  }
};

/** Languages have different plural forms, but must have the same texts. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Texts that a language lacks. An empty plural form is named itself. */
const lackingIn = (texts: readonly [string, string][], all: ReadonlySet<string>): string[] => {
  const there = new Set(texts.filter(([, text]) => text !== '').map(([key]) => withoutPlural(key)));
  const empty = texts.filter(([key, text]) => text === '' && there.has(withoutPlural(key)));
  return [...[...all].filter((key) => !there.has(key)), ...empty.map(([key]) => key)];
};

/** Albanian and English have the same texts, and none is empty. */
export const checkTexts = ({ facts, files }: Candidate): Refusal[] => {
  const byLanguage = LANGUAGES.map((language) => {
    const about = `locales/${language}/${facts.namespace}.json`;
    const content = files.get(about);
    return { language, about, isThere: content !== undefined, texts: content && readTexts(content) };
  });
  const all = new Set(byLanguage.flatMap(({ texts = [] }) => texts.map(([key]) => withoutPlural(key))));
  return byLanguage.flatMap(({ language, about, isThere, texts }): Refusal[] =>
    texts
      ? lackingIn(texts, all).map((key) => ({ about: key, reason: 'text_missing', values: { language } }))
      : [{ about, reason: isThere ? 'file_unreadable' : 'file_missing' }],
  );
};
