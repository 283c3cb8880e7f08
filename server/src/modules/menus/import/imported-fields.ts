import { isDeepStrictEqual } from 'node:util';
import { CONTENT_LANGUAGES, type ContentLanguage, type ImportChange } from '@tavolina/shared-api/contract';

/** Whether a field holds something: text, a number, an answer. */
const says = (value: unknown): boolean =>
  value !== '' && value !== null && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0);

/**
 * What becomes of some fields (product.md §196): those that change; of what comes, all that say something but the name, by which
 * it is told.
 */
export const changedPlain = <Thing extends object>(
  names: readonly (keyof Thing & string)[],
  before: Thing | undefined,
  after: Thing,
): Record<string, { before: unknown; after: unknown }> =>
  Object.fromEntries(
    names
      .filter((name) =>
        before ? !isDeepStrictEqual(before[name], after[name]) : name !== 'name' && says(after[name]),
      )
      .map((name) => [name, { before: before?.[name] ?? null, after: after[name] }]),
  );

/** What becomes of a cell that names several things; `before` is null for what comes, and nothing is told where it stays. */
export const changedNames = (
  before: string | null,
  after: string,
): { before: string | null; after: string } | undefined =>
  after === (before ?? '') ? undefined : { before, after };

type Texts<Name extends string> = {
  [L in ContentLanguage]?: { [N in Name]?: string | undefined } | undefined;
};

/** What becomes of texts in further languages, language by language; `before` is undefined for what comes, empty for no text. */
export const changedTexts = <Name extends string>(
  fields: readonly Name[],
  before: Texts<Name> | undefined,
  after: Texts<Name>,
): { language: ContentLanguage; field: Name; before: string | null; after: string }[] =>
  CONTENT_LANGUAGES.flatMap((language) =>
    fields
      .map((field) => ({
        language,
        field,
        before: before ? (before[language]?.[field] ?? '') : null,
        after: after[language]?.[field] ?? '',
      }))
      .filter((text) => text.after !== (text.before ?? '')),
  );

/** The same of what has one such text. */
export const changedText = <Name extends string>(
  field: Name,
  before: Texts<Name> | undefined,
  after: Texts<Name>,
) => changedTexts([field], before, after).map(({ field: _field, ...text }) => text);

/** Whether what is in both lists stands in another order. */
export const isReordered = (before: readonly { id: string }[], after: readonly { id: string }[]): boolean => {
  const idsOf = (list: readonly { id: string }[], other: readonly { id: string }[]): string[] => {
    const known = new Set(other.map(({ id }) => id));
    return list.map(({ id }) => id).filter((id) => known.has(id));
  };
  return !isDeepStrictEqual(idsOf(before, after), idsOf(after, before));
};

/** What a preview says of an item, or of an option of a group, that goes. */
export const changeOfGone = (section: string, name: string): ImportChange => ({
  kind: 'removed',
  row: null,
  section,
  name,
  prices: [],
  fields: {},
});
