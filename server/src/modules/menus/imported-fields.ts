import { isDeepStrictEqual } from 'node:util';

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

/** What becomes of the groups of choices that something comes with, by their names in tables; `before` is null for what comes. */
export const changedChoices = (
  before: string | null,
  after: string,
): { choices?: { before: string | null; after: string } } =>
  after === (before ?? '') ? {} : { choices: { before, after } };
